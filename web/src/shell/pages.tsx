/** Pages with nothing but a state on them: not found, fallen over, waiting. */
import { Component, type ErrorInfo, type ReactNode, useEffect, useState } from "react";
import { Button, LinkButton, Loading, State, useTab } from "../design";
import { isLostPart, wasReopened } from "../ground/parts";
import { addressOf, path } from "../ground/router";
import { isAlone, isAtHome, isKept } from "../home/place";
import { useText } from "../i18n";
import { answers, Failure } from "../wire/api";
import { Head } from "./Head";
import { useHomeNews } from "./homeNews";

/** A page with nothing but a state on it. */
export function StatePage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Head />
      <main id="main" className="state-page" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

export function NotFound() {
  const { t } = useText();
  useTab(t("not-found-title"));
  return (
    <StatePage>
      <State
        picture="basket"
        level={1}
        title={t("not-found-title")}
        actions={<LinkButton to="/">{t("to-home")}</LinkButton>}
      >
        <p>{t("not-found")}</p>
      </State>
    </StatePage>
  );
}

export function NoTable() {
  return <TableAway id="no-table" picture="basket-broken" />;
}

/** There is one, and its host lets nobody watch. */
export function NotShown() {
  return <TableAway id="not-shown" picture="basket" />;
}

/** There is one, and its host does not want who reads this at it. */
export function AskedToLeave() {
  return <TableAway id="asked-to-leave" picture="basket" />;
}

/** Who keeps the house has closed it. */
export function Shut() {
  return <TableAway id="shut" picture="basket" />;
}

/** Nobody is let in from where this browser is. */
export function Blocked() {
  return <TableAway id="blocked" picture="basket-broken" />;
}

function TableAway({ id, picture }: { readonly id: string; readonly picture: "basket" | "basket-broken" }) {
  const { t } = useText();
  useTab(t(`${id}-title`));
  return (
    <StatePage>
      <State
        picture={picture}
        level={1}
        title={t(`${id}-title`)}
        actions={<LinkButton to="/">{t("to-home")}</LinkButton>}
      >
        <p>{t(id)}</p>
      </State>
    </StatePage>
  );
}

export function Unreachable({ retry }: { readonly retry: () => void }) {
  const { t } = useText();
  const atHome = isAlone() || isAtHome(path().replace(/^\/\w+\//, ""));
  const news = useHomeNews(); // then it is said above why, with the key that helps
  return (
    <StatePage>
      <State
        picture="toto"
        level={1}
        title={t("unreachable-title")}
        actions={atHome && news ? null : <Button onClick={retry}>{t("try-now")}</Button>}
      >
        <p>{t(atHome ? "unreachable-closed" : "unreachable")}</p>
      </State>
    </StatePage>
  );
}

export function Waiting() {
  const { t } = useText();
  return (
    <main id="main" className="state-page" tabIndex={-1}>
      <Loading title={t("loading-title")}>{t("loading")}</Loading>
    </main>
  );
}

/**
 * What a page needs could not be fetched. Where that is a part of the client and the house answers, it has another release
 * by now: the page is opened anew, once. So it is where the client is kept here, and the browser had just ended what
 * serves it. Else that is done as soon as the house answers again, or the one on this device does.
 */
function OutOfReach({ fault }: { readonly fault: Error }) {
  const [found, find] = useState<"nothing" | "away" | "fault">(isLostPart(fault) ? "nothing" : "away");
  useEffect(() => {
    if (found === "nothing") {
      void answers().then((there) => {
        if (!there && (!isKept() || wasReopened())) find("away");
        else if (there && wasReopened()) find("fault");
        else reopen();
      });
    }
    if (found !== "away") return;
    const look = (): void => void answers().then((there) => there && reopen());
    const back = isKept() ? reopen : look;
    const timer = isAlone() ? 0 : setInterval(look, 2000);
    addEventListener("online", back);
    return () => {
      clearInterval(timer);
      removeEventListener("online", back);
    };
  }, [found]);
  if (found === "nothing") return <Waiting />;
  return found === "away" ? <Unreachable retry={reopen} /> : <Fault fault={fault} />;
}

function reopen(): void {
  location.reload();
}

/** Whether the line failed, and not us. */
const isOutOfReach = (fault: Error): boolean =>
  fault instanceof Failure ? fault.kind === "unreachable" : isLostPart(fault);

type FaultState = { readonly fault: Error | null };

/** It was us. What is on the server is safe: the page can be opened again. */
export class FaultBoundary extends Component<{ readonly children: ReactNode }, FaultState> {
  override state: FaultState = { fault: null };

  static getDerivedStateFromError(error: unknown): FaultState {
    return { fault: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return isOutOfReach(fault) ? <OutOfReach fault={fault} /> : <Fault fault={fault} />;
  }
}

function Fault({ fault }: { readonly fault: Error }) {
  const { t } = useText();
  const atTable = path().startsWith("/t/");
  return (
    <StatePage>
      <State
        picture="toto"
        level={1}
        title={t("fault-title")}
        actions={
          <>
            <Button onClick={reopen}>{atTable ? t("fault-again-table") : t("fault-again")}</Button>
            {/* A whole new page: whatever fell over is gone with the old one. */}
            <a className="button quiet" href={addressOf("/")}>
              {t("to-home")}
            </a>
          </>
        }
      >
        <p>{t("fault")}</p>
        <p className="note">
          <code>
            {fault.name}: {fault.message.slice(0, 160)}
          </code>
        </p>
      </State>
    </StatePage>
  );
}
