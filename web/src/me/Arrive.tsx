/** /d#…: a link from another device was opened here. Nothing changes before a question is answered. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { personFace } from "../core/names";
import { Button, Card, Choices, Face, LinkButton, State, useTab } from "../design";
import { addressOf } from "../ground/router";
import { type Translate, useGameTexts, useText } from "../i18n";
import { Head } from "../shell/Head";
import { StatePage, Unreachable, Waiting } from "../shell/pages";
import { api, Failure } from "../wire/api";
import type { Offer } from "../wire/types";
import { Words } from "./Phrase";
import { faultOf } from "./saying";
import "./me.css";

export default function Arrive() {
  useGameTexts("people");
  const { t } = useText();
  useTab(t("arrive-tab"));
  const token = useSyncExternalStore(
    (listener) => {
      addEventListener("hashchange", listener);
      return () => removeEventListener("hashchange", listener);
    },
    () => location.hash.slice(1),
  );
  return <Arrived key={token} token={token} />;
}

function Arrived({ token }: { readonly token: string }) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const look = () => {
    setFailure(null);
    api.lookAtLink(token).then(setOffer, (error) => setFailure(error instanceof Failure ? error : null));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and again on demand
  useEffect(look, []);
  if (failure?.kind === "unreachable") return <Unreachable retry={look} />;
  if (failure) return <Over failure={failure} />;
  if (!offer) return <Waiting />;
  if (offer.same) return <Already name={offer.name} />;
  return <Question token={token} offer={offer} refuse={setFailure} />;
}

/** Why a link leads nowhere, each in words of its own. */
const OVER: Partial<Record<Failure["kind"], string>> = {
  used_up: "arrive-used",
  too_old: "arrive-old",
  malformed: "arrive-garbled",
};
const isOver = ({ kind }: Failure): boolean => kind in OVER;

function Over({ failure }: { readonly failure: Failure }) {
  const { t } = useText();
  const why = OVER[failure.kind];
  return (
    <StatePage>
      <State
        picture="basket"
        level={1}
        title={t(why ? `${why}-title` : "arrive-tab")}
        actions={
          <>
            <LinkButton to="/">{t("to-home")}</LinkButton>
            <LinkButton to="/back" kind="quiet">
              {t("to-return")}
            </LinkButton>
          </>
        }
      >
        <p>{why ? t(why) : faultOf(failure, t)}</p>
      </State>
    </StatePage>
  );
}

/** Not everybody who comes has a name. */
const said = (id: string, name: string, t: Translate): string => (name ? t(id, { name }) : t(`${id}-unnamed`));

function Already({ name }: { readonly name: string }) {
  const { t } = useText();
  return (
    <StatePage>
      <State
        picture="basket"
        level={1}
        title={said("arrive-same-title", name, t)}
        actions={<LinkButton to="/">{t("to-home")}</LinkButton>}
      >
        <p>{t("arrive-same")}</p>
      </State>
    </StatePage>
  );
}

/** A whole new page: everything on the old one was somebody else's. */
const goHome = (): void => location.assign(addressOf("/"));

type QuestionProps = {
  readonly token: string;
  readonly offer: Offer;
  readonly refuse: (failure: Failure) => void;
};

function Question({ token, offer, refuse }: QuestionProps) {
  const { t } = useText();
  const name = offer.name || t("seat-somebody");
  const [bring, setBring] = useState(true);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [phrase, setPhrase] = useState<string | null>(null);
  const use = () => {
    setBusy(true);
    api.takeLink(token, bring && offer.tables > 0).then(
      (became) => (became.phrase ? setPhrase(became.phrase) : goHome()),
      (error) => {
        setBusy(false);
        if (error instanceof Failure && isOver(error)) refuse(error);
        else setFault(faultOf(error, t));
      },
    );
  };
  if (phrase)
    return (
      <Sheet title={t("arrive-left", { name: offer.mine || t("seat-somebody") })}>
        <Words phrase={phrase} />
        <div className="keys">
          <Button onClick={goHome}>{t("phrase-written")}</Button>
        </div>
      </Sheet>
    );
  return (
    <Sheet title={said("arrive-title", offer.name, t)} face={offer.name}>
      <p className="lead">{said("arrive-lead", offer.name, t)}</p>
      {offer.tables > 0 ? <Bringing offer={offer} name={name} bring={bring} onChange={setBring} /> : null}
      <p className="note">{t("arrive-warning")}</p>
      {fault ? <p role="alert">{fault}</p> : null}
      <div className="keys">
        <Button onClick={use} disabled={busy}>
          {said("arrive-yes", offer.name, t)}
        </Button>
        <LinkButton to="/" kind="quiet">
          {t("arrive-no")}
        </LinkButton>
      </div>
    </Sheet>
  );
}

/** This browser was somebody with tables of their own. */
function Bringing({
  offer,
  name,
  bring,
  onChange,
}: {
  readonly offer: Offer;
  readonly name: string;
  readonly bring: boolean;
  readonly onChange: (bring: boolean) => void;
}) {
  const { t } = useText();
  const mine = offer.mine || t("seat-somebody");
  const left = t(offer.found_again ? "arrive-leave-found" : "arrive-leave-note", { mine });
  const brought = offer.devices > 0 ? "arrive-bring-devices" : "arrive-bring-note";
  return (
    <>
      <p>{t("arrive-mine", { mine, tables: offer.tables })}</p>
      <Choices<boolean>
        legend={t("arrive-mine-what")}
        value={bring}
        onChange={onChange}
        choices={[
          { value: true, label: t("arrive-bring"), note: t(brought, { name, mine }) },
          { value: false, label: t("arrive-leave"), note: left },
        ]}
      />
    </>
  );
}

function Sheet({
  title,
  face,
  children,
}: {
  readonly title: string;
  readonly face?: string;
  readonly children: React.ReactNode;
}) {
  return (
    <>
      <Head />
      <main id="main" className="state-page" tabIndex={-1}>
        <Card className="me-sheet">
          {face ? <Face name={personFace(face)} size={72} /> : null}
          <h1>{title}</h1>
          {children}
        </Card>
      </main>
    </>
  );
}
