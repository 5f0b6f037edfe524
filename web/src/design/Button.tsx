import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "./Icon";

export type ButtonLook = {
  /** main: ink on lamp, one on a page. quiet: card. bare: no frame. warn: cannot be taken back. */
  readonly kind?: "main" | "quiet" | "bare" | "warn";
  readonly size?: "small" | "usual" | "tall";
  readonly icon?: string;
  /** With `round` the icon stands alone and `label` is its spoken name. */
  readonly round?: boolean;
  readonly label?: string;
  readonly children?: ReactNode;
};

export function buttonClass({ kind = "main", size = "usual", round = false }: ButtonLook, extra = ""): string {
  return ["button", kind !== "main" && kind, size !== "usual" && size, round && "round", extra]
    .filter(Boolean)
    .join(" ");
}

export function ButtonInside({ icon, round = false, size = "usual", children }: ButtonLook) {
  return (
    <>
      {icon ? <Icon name={icon} size={round || size === "tall" ? 24 : 20} /> : null}
      {children}
    </>
  );
}

type ButtonProps = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children">;

export function Button({ kind, size, icon, round, label, children, className, ...rest }: ButtonProps) {
  const look = { ...(kind && { kind }), ...(size && { size }), ...(icon && { icon }), ...(round && { round }) };
  return (
    <button
      type="button"
      {...(label && { "aria-label": label, title: label })}
      {...rest}
      className={buttonClass(look, className)}
    >
      <ButtonInside {...look}>{children}</ButtonInside>
    </button>
  );
}
