/** Links that stay inside the page. */
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { addressOf, navigate } from "../ground/router";
import { ButtonInside, type ButtonLook, buttonClass } from "./Button";

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
      href={addressOf(to)}
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
