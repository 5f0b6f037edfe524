/** A tiny router over the History API. */
import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from "react";
import { ButtonInside, type ButtonLook, buttonClass } from "../design/Button";

const CHANGED = "tabbytop:address";

function subscribe(listener: () => void): () => void {
  addEventListener("popstate", listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener(CHANGED, listener);
  };
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

export function navigate(to: string, how: "push" | "replace" = "push"): void {
  if (to === location.pathname + location.search + location.hash) return;
  history[how === "push" ? "pushState" : "replaceState"](null, "", to);
  dispatchEvent(new Event(CHANGED));
  if (how === "push") scrollTo(0, 0);
}

export type Params = Readonly<Record<string, string>>;

/** "/t/:id" against "/t/x1": { id: "x1" }, or null. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/");
  const given = path.replace(/\/+$/, "").split("/");
  if (wanted.length !== given.length && !(pattern === "/" && given.length === 1)) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? "";
    if (part.startsWith(":")) {
      if (value === "") return null;
      try {
        params[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return null;
      }
    } else if (part !== value) return null;
  }
  return params;
}

function followInside(event: MouseEvent<HTMLAnchorElement>, to: string): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented) return;
  event.preventDefault();
  navigate(to);
}

type LinkProps = { readonly to: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

export function Link({ to, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        followInside(event, to);
      }}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({
  to,
  kind,
  size,
  icon,
  round,
  label,
  children,
  className,
}: ButtonLook & { readonly to: string; readonly className?: string }) {
  const look = { ...(kind && { kind }), ...(size && { size }), ...(icon && { icon }), ...(round && { round }) };
  return (
    <Link to={to} className={buttonClass(look, className)} {...(label && { "aria-label": label, title: label })}>
      <ButtonInside {...look}>{children}</ButtonInside>
    </Link>
  );
}
