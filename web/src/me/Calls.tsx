/** "Tell me when": of what this person is called, through which ways, and how soon. */
import { useEffect, useState } from "react";
import { Button, Card, Choices, Switch } from "../design";
import { isAddedByHand } from "../ground/installing";
import { type Translate, useGameTexts, useText } from "../i18n";
import { api, Failure } from "../wire/api";
import type { About, Calls as Chosen, Haste, WayInfo } from "../wire/calls";
import { Installing } from "./Installing";
import { NewWay } from "./NewWay";
import { canPush, mayNotify, ownZone, subscribed, unsubscribed } from "./pushing";
import { QuietHours } from "./QuietHours";
import { faultOf } from "./saying";

const ABOUT: readonly About[] = ["turn", "invite", "ended"];
const HASTES: readonly Haste[] = ["at_once", "away", "daily"];

export function Calls() {
  useGameTexts("calls");
  const { t, language } = useText();
  const [calls, setCalls] = useState<Chosen | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [told, tell] = useState<string | null>(null);
  const [adding, add] = useState<"mail" | "hook" | null>(null);
  useEffect(() => void api.calls().then(setCalls, () => {}), []);
  if (!calls) return null;

  /** `wrong`: what is said where the server can do nothing with what was asked. */
  const wait = (asked: Promise<Chosen>, wrong?: string) => {
    setFault(null);
    tell(null);
    asked.then(setCalls, (error) => {
      const isWrong = wrong && error instanceof Failure && error.kind === "malformed";
      setFault(isWrong ? t(wrong) : saidOf(error, t));
    });
  };
  /** A call at once; then how it stands. One that was ended elsewhere is gone too. */
  const tried = async (way: WayInfo) => {
    const { trouble } = await api.tryWay(way.id).catch((error) => {
      if (error instanceof Failure && error.kind === "malformed") return { trouble: "gone" as const };
      throw error;
    });
    const after = await api.calls();
    if (trouble === "" || trouble === "gone")
      tell(t(trouble ? "calls-gone" : "calls-sent", { way: names.get(way.id) ?? "" }));
    return after;
  };
  const push = async () => {
    const made = await subscribed(calls.key);
    if (!made) throw new Failure("not_now", t("calls-not-allowed"), null, 0);
    return api.addPush({ ...made, language, zone: ownZone() });
  };
  const choose = (more: Partial<Pick<Chosen, "when" | "quiet">>) =>
    wait(
      api.choose({ when: calls.when, quiet: calls.quiet, zone: ownZone(), language, ...more }),
      more.quiet ? "calls-quiet-wrong" : undefined,
    );
  const names = namesOf(calls.ways, t);
  const isHere = calls.ways.some((way) => way.here);
  return (
    <Card className="me-card calls" aria-labelledby="calls">
      <h2 id="calls">{t("calls-title")}</h2>
      {calls.ways.length ? (
        <Matrix ways={calls.ways} names={names} change={(way, about) => wait(api.callOf(way.id, about))} />
      ) : (
        <p className="note">{t("calls-none")}</p>
      )}
      {calls.ways.map((way) => (
        <WayLine key={way.id} way={way} name={names.get(way.id) ?? ""} wait={wait} again={() => wait(tried(way))} />
      ))}
      <p className="note" role="status">
        {told}
      </p>
      <div className="calls-add">
        {canPush() && !isHere ? (
          <Button kind="quiet" icon="ui-plus" onClick={() => wait(push(), "calls-push-wrong")}>
            {t("calls-add-push")}
          </Button>
        ) : null}
        {calls.mail ? (
          <Button kind="quiet" icon="ui-plus" onClick={() => add("mail")}>
            {t("calls-add-mail")}
          </Button>
        ) : null}
        <Button kind="quiet" icon="ui-plus" onClick={() => add("hook")}>
          {t("calls-add-hook")}
        </Button>
      </div>
      {canPush() || isAddedByHand() ? null : <p className="note">{t("calls-no-push")}</p>}
      {calls.only_here ? <p className="note">{t("calls-only-here")}</p> : null}
      <Installing />
      {fault ? (
        <p className="fault" role="alert">
          {fault}
        </p>
      ) : null}
      {calls.ways.length ? (
        <>
          <Choices
            legend={t("calls-when")}
            choices={HASTES.map((value) => ({ value, label: t(`calls-when-${value}`) }))}
            value={calls.when}
            onChange={(when) => choose({ when })}
          />
          <QuietHours quiet={calls.quiet} zone={calls.zone} choose={(quiet) => choose({ quiet })} />
        </>
      ) : null}
      {adding ? <NewWay kind={adding} done={setCalls} onClose={() => add(null)} /> : null}
    </Card>
  );
}

/** What there is to be called of, a row each, and a column for each way. */
function Matrix({
  ways,
  names,
  change,
}: {
  readonly ways: readonly WayInfo[];
  readonly names: ReadonlyMap<string, string>;
  readonly change: (way: WayInfo, about: readonly About[]) => void;
}) {
  const { t } = useText();
  return (
    <div className="calls-matrix">
      <table>
        <thead>
          <tr>
            <td />
            {ways.map((way) => (
              <th key={way.id} scope="col">
                {names.get(way.id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ABOUT.map((about) => (
            <tr key={about}>
              <th scope="row">{t(`calls-about-${about}`)}</th>
              {ways.map((way) => (
                <td key={way.id}>
                  <Switch
                    label={<span className="spoken">{`${t(`calls-about-${about}`)}: ${names.get(way.id)}`}</span>}
                    checked={way.about.includes(about)}
                    onChange={(on) =>
                      change(
                        way,
                        ABOUT.filter((one) => (one === about ? on : way.about.includes(one))),
                      )
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WayLine({
  way,
  name,
  wait,
  again,
}: {
  readonly way: WayInfo;
  readonly name: string;
  readonly wait: (asked: Promise<Chosen>) => void;
  readonly again: () => void;
}) {
  const { t } = useText();
  const state = way.trouble ? `calls-trouble-${way.trouble}` : way.confirmed ? "" : "calls-unconfirmed";
  const end = async () => {
    if (way.here) await unsubscribed();
    return api.endWay(way.id);
  };
  return (
    <div className="calls-way">
      <span>
        {fullName(way, name, t)}
        {state ? <span className="note"> {t(state)}</span> : null}
      </span>
      <div>
        {way.confirmed ? (
          <Button kind="bare" size="small" onClick={again}>
            {t("calls-try")}
          </Button>
        ) : null}
        <Button kind="bare" size="small" onClick={() => wait(end())}>
          {t("calls-end")}
        </Button>
      </div>
    </div>
  );
}

const shortName = (way: WayInfo, t: Translate): string =>
  way.here ? t("calls-here") : way.kind === "push" ? way.label || t("calls-browser") : t(`calls-kind-${way.kind}`);

/** By its way's id: short, and each another. Those that would be called the same are numbered. */
function namesOf(ways: readonly WayInfo[], t: Translate): ReadonlyMap<string, string> {
  const short = ways.map((way) => shortName(way, t));
  const called = (name: string, at: number): string => {
    const isOnly = short.indexOf(name) === short.lastIndexOf(name);
    return isOnly ? name : `${name} ${short.slice(0, at + 1).filter((one) => one === name).length}`;
  };
  return new Map(ways.map((way, at) => [way.id, called(short[at] ?? "", at)]));
}

/** `name`: as it is called in short. Where that has a number, it stands before what the number is of. */
function fullName(way: WayInfo, name: string, t: Translate): string {
  if (way.here) return t("calls-here-name");
  if (way.kind === "push") return name;
  return name === shortName(way, t) ? way.label : `${name}: ${way.label}`;
}

/** What was refused is said in the server's own words where they tell what to do; the page's own everywhere else. */
function saidOf(error: unknown, t: Translate): string {
  if (!(error instanceof Failure)) return t(mayNotify() ? "calls-no-service" : "calls-not-allowed");
  return error.status === 0 && error.kind === "not_now" ? error.message : faultOf(error, t);
}
