/** Pages with nothing but a state on them: not found, fallen over, waiting. */
import { Component, type ErrorInfo, type ReactNode, useEffect } from "react";
import { Button, LinkButton, Loading, State, useTab } from "../design";
import { useText } from "../i18n";
import { api, Failure } from "../wire/api";
import { Head } from "./Head";

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
  return (
    <StatePage>
      <State
        picture="toto"
        level={1}
        title={t("unreachable-title")}
        actions={<Button onClick={retry}>{t("try-now")}</Button>}
      >
        <p>{t("unreachable")}</p>
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

/** A part of the page could not be fetched. The page is opened anew as soon as the server answers again. */
function OutOfReach() {
  useEffect(() => {
    const look = (): void => void api.games().then(reopen, () => {});
    const timer = setInterval(look, 2000);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, []);
  return <Unreachable retry={reopen} />;
}

function reopen(): void {
  location.reload();
}

/** Whether the line failed, and not us: a browser tells of a script that did not come in words of its own. */
function isOutOfReach(fault: Error): boolean {
  return fault instanceof Failure ? fault.kind === "unreachable" : !navigator.onLine;
}

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
    return isOutOfReach(fault) ? <OutOfReach /> : <Fault fault={fault} />;
  }
}

function Fault({ fault }: { readonly fault: Error }) {
  const { t } = useText();
  const atTable = location.pathname.startsWith("/t/");
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
            <a className="button quiet" href="/">
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
