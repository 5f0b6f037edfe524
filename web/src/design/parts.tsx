/** The small parts: chips, choices, cards, plates, ribbons, captions, strips, fields, states. */
import { type HTMLAttributes, type InputHTMLAttributes, type ReactNode, useEffect, useId, useState } from "react";
import { Icon } from "./Icon";

export type Tone = "lamp" | "go" | "stop" | "info" | "plain";

export function Chip({
  tone,
  icon,
  children,
  className = "",
  ...rest
}: { readonly tone?: Tone; readonly icon?: string; readonly children: ReactNode } & HTMLAttributes<HTMLSpanElement>) {
  return (
    <span {...rest} className={["chip", tone, className].filter(Boolean).join(" ")}>
      {icon ? <Icon name={icon} size={20} /> : null}
      {children}
    </span>
  );
}

/** A chip that can be pressed: opens something small. */
export function ChipButton({
  tone,
  icon,
  children,
  onClick,
  label,
}: {
  readonly tone?: Tone;
  readonly icon?: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly label?: string;
}) {
  return (
    <button type="button" className={["chip", tone].filter(Boolean).join(" ")} onClick={onClick} aria-label={label}>
      {icon ? <Icon name={icon} size={20} /> : null}
      {children}
    </button>
  );
}

/** The number of a pencilled choice: 1 is a full disc, the others are open. */
export function PencilNumber({ number }: { readonly number: number }) {
  return (
    <span className={number === 1 ? "pencil-number first" : "pencil-number"} data-number={number}>
      {number}
    </span>
  );
}

export type Choice<T> = { readonly value: T; readonly label: ReactNode; readonly note?: ReactNode };

/** One of several, as a row of chips over native radio buttons. The note of the chosen one stands below. */
export function Choices<T extends string | number | boolean>({
  legend,
  hideLegend = false,
  choices,
  value,
  onChange,
  disabled = false,
}: {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
}) {
  const name = useId();
  const note = choices.find((choice) => choice.value === value)?.note;
  return (
    <fieldset className="choices" disabled={disabled}>
      <legend className={hideLegend ? "spoken" : "lead"}>{legend}</legend>
      <div className="choices-row">
        {choices.map((choice) => (
          <label className="choice" key={String(choice.value)}>
            <input
              type="radio"
              name={name}
              value={String(choice.value)}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className="chip">
              <Icon name="ui-check" size={18} className="check" />
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      {note ? <p className="note">{note}</p> : null}
    </fieldset>
  );
}

/** On or off, at once. */
export function Switch({
  label,
  note,
  checked,
  onChange,
}: {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {note ? <span className="note"> {note}</span> : null}
      </span>
      <span className="track" aria-hidden="true" />
    </label>
  );
}

export function Card({
  bare = false,
  grained = false,
  className = "",
  children,
  ...rest
}: { readonly bare?: boolean; readonly grained?: boolean } & HTMLAttributes<HTMLElement>) {
  return (
    <section {...rest} className={["card", bare && "bare", grained && "grained", className].filter(Boolean).join(" ")}>
      {children}
    </section>
  );
}

/** A framed picture. `still` ones keep their day inks. */
export function Plate({
  still = false,
  className = "",
  children,
  ...rest
}: { readonly still?: boolean } & HTMLAttributes<HTMLDivElement>) {
  return (
    <div {...rest} className={["plate", still && "still", className].filter(Boolean).join(" ")}>
      {children}
    </div>
  );
}

/** Hangs from the picture of whoever is to move. Its parent is positioned. */
export function Ribbon({ label, yours = true }: { readonly label?: string; readonly yours?: boolean }) {
  return (
    <div className={yours ? "ribbon" : "ribbon theirs"}>
      <Icon name="ui-play" size={20} label={label} />
    </div>
  );
}

/** The prompt under the picture, with its one main button at the right. `told`: nothing in it is the reader's to do. */
export function Caption({
  children,
  actions,
  told = false,
}: {
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly told?: boolean;
}) {
  return (
    <div className="bar">
      <p className={told ? "caption told" : "caption"}>{children}</p>
      {actions ? <div className="keys">{actions}</div> : null}
    </div>
  );
}

/** What the shell has to say, under the running head. `live`: spoken at once. */
export function Strip({
  tone,
  icon,
  children,
  action,
  live = true,
}: {
  readonly tone?: Tone;
  readonly icon?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly live?: boolean;
}) {
  return (
    <div className={["strip", tone].filter(Boolean).join(" ")} {...(live && { role: "status" })}>
      {icon ? <Icon name={icon} size={26} /> : null}
      <div className="words">{children}</div>
      {action}
    </div>
  );
}

/** What the server said of a fault, as it said it: in English, small, for whoever wants to know more. */
export function Detail({ children }: { readonly children: string }) {
  return (
    <small className="detail" lang="en">
      {children}
    </small>
  );
}

export function Field({
  label,
  note,
  fault,
  ...rest
}: {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly fault?: ReactNode;
} & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const about = note || fault ? `${id}-note` : undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...rest} id={id} aria-describedby={about} aria-invalid={fault ? true : undefined} />
      {fault ? (
        <span className="fault" id={about}>
          {fault}
        </span>
      ) : note ? (
        <span className="note" id={about}>
          {note}
        </span>
      ) : null}
    </div>
  );
}

/** Empty, loading and error: one drawing, a short headline, one way on. */
export function State({
  picture,
  wide = false,
  title,
  children,
  actions,
  level = 2,
}: {
  readonly picture: string;
  readonly wide?: boolean;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly level?: 1 | 2;
}) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <Card className="state">
      <Icon name={picture} size={wide ? 150 : 132} height={wide ? 108 : 132} />
      <div>
        <Title>{title}</Title>
        {children}
        {actions ? <div className="actions">{actions}</div> : null}
      </div>
    </Card>
  );
}

/** True once `after` milliseconds have passed: nothing is said about a wait that nobody notices. */
export function useLate(after = 300): boolean {
  const [late, setLate] = useState(after === 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return late;
}

export function Loading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const late = useLate();
  if (!late) return null;
  return (
    <State picture="cat-purple" wide title={title}>
      <p>{children}</p>
      <div className="thread" role="progressbar" aria-label={title} />
    </State>
  );
}

/** Stands where something will be that is not there yet, and says so. */
export function Coming({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className="coming">
      <h3>{title}</h3>
      <p className="note" role="status">
        {children}
      </p>
    </Card>
  );
}
