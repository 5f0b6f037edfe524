/** /replay/{id} and /replay: a finished game watched again, from a table or from a kept record. */
import { type DragEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { Button, Card, Detail, Icon, LinkButton, Loading, State, Strip, useTab } from "../design";
import { useGameTexts, useText } from "../i18n";
import { Head, LanguageSwitch } from "../shell/Head";
import { NoTable, StatePage, Unreachable, Waiting } from "../shell/pages";
import { api, Failure } from "../wire/api";
import type { Replay } from "../wire/types";
import { Watch } from "./Watch";
import "./replay.css";

export default function ReplayPage({ id }: { readonly id?: string }) {
  useGameTexts("pages");
  return id ? <FromTable id={id} /> : <FromFile />;
}

const toFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure("internal", String(error), null, 0);

function FromTable({ id }: { readonly id: string }) {
  const { t } = useText();
  const [replay, setReplay] = useState<Replay | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  useTab(t("replay-title"));

  // biome-ignore lint/correctness/useExhaustiveDependencies: every try asks again
  useEffect(() => {
    let here = true;
    setFailure(null);
    api.replay(id).then(
      (found) => here && setReplay(found),
      (error: unknown) => here && setFailure(toFailure(error)),
    );
    return () => {
      here = false;
    };
  }, [id, tries]);

  if (failure?.kind === "unknown_table" || failure?.status === 404) return <NoTable />;
  if (failure?.kind === "not_now")
    return (
      <StatePage>
        <State
          picture="cat-purple"
          wide
          level={1}
          title={t("replay-not-yet-title")}
          actions={<LinkButton to={`/t/${id}`}>{t("replay-to-table")}</LinkButton>}
        >
          <p>{t("replay-not-yet")}</p>
        </State>
      </StatePage>
    );
  if (failure) return <Unreachable retry={() => setTries(tries + 1)} />;
  if (!replay) return <Waiting />;
  return <Watch replay={replay} record={id} />;
}

type Fault = { readonly text: string; readonly detail?: string };

/** A .tabby file, chosen or dropped on the page. */
function FromFile() {
  const { t } = useText();
  const [opened, setOpened] = useState<{ readonly replay: Replay; readonly file: File } | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const about = useId();
  useTab(t("replay-title"));

  const read = useCallback(
    async (file: File | undefined) => {
      if (!file) return;
      setFault(null);
      setReading(file.name);
      try {
        setOpened({ replay: await api.replay(file), file });
      } catch (error) {
        const { kind, message } = toFailure(error);
        if (kind === "unreachable") setFault({ text: t("fault-unreachable") });
        else if (kind === "too_large") setFault({ text: t("replay-too-large", { file: file.name }) });
        else {
          const line = /\bline (\d+)/.exec(message)?.[1];
          const text = line
            ? t("replay-damaged-line", { file: file.name, line })
            : t("replay-damaged", { file: file.name });
          setFault({ text, detail: message });
        }
      } finally {
        setReading(null);
        if (input.current) input.current.value = "";
      }
    },
    [t],
  );

  if (opened)
    return (
      <Watch replay={opened.replay} record={opened.file}>
        <Button kind="quiet" size="small" icon="ui-back" onClick={() => setOpened(null)}>
          {t("replay-other")}
        </Button>
      </Watch>
    );

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <>
      <Head worded title={t("replay-title")}>
        <LanguageSwitch />
      </Head>
      <main id="main" className="replay-file" tabIndex={-1}>
        <div className="strips">
          {fault ? (
            <Strip tone="stop" icon="ui-help">
              {fault.text}
              {fault.detail ? <Detail>{fault.detail}</Detail> : null}
            </Strip>
          ) : null}
        </div>
        <Card
          className={over ? "replay-drop over" : "replay-drop"}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name="basket" size={132} />
          <div>
            <h1>{t("replay-open-title")}</h1>
            <p className="lead" id={about}>
              {t("replay-open")}
            </p>
            <label className="button replay-choose">
              <Icon name="ui-download" size={20} />
              {t("replay-choose")}
              <input
                ref={input}
                type="file"
                accept=".tabby"
                className="spoken"
                aria-describedby={about}
                onChange={(event) => void read(event.target.files?.[0])}
              />
            </label>
          </div>
        </Card>
        {reading ? <Loading title={t("replay-reading", { file: reading })} /> : null}
      </main>
    </>
  );
}
