/** Cards one can hold: flowers and curses with picture, name, what they do, and the clause. */
import { type ReactNode, useState } from "react";
import { Dialog } from "../../design";
import { rich, useText } from "../../i18n";
import { CurseArt, FlowerArt } from "./art";
import { curseOf, flowerOf } from "./box";
import { Mark, type MarkName } from "./marks";

type What = "flower" | "curse";

const toneOf = (what: What, id: string): string => (what === "flower" ? flowerOf(id).colour : curseOf(id).colour);

const CLAUSE: Readonly<Record<string, string>> = { yellow: "9.1", red: "9.1", blue: "9.2", white: "9.3" };

/** A face with its picture. `children` are keys under it. */
export function CardFace({
  what,
  id,
  small = false,
  children,
}: {
  readonly what: What;
  readonly id: string;
  readonly small?: boolean;
  readonly children?: ReactNode;
}) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const tone = toneOf(what, id);
  return (
    <article className={`kingos-face ${what} ${tone}${small ? " small" : ""}`} data-card={id}>
      <button
        type="button"
        className="kingos-face-body"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        title={t(`kingos-${what}-${id}-text`)}
      >
        <span className="kingos-face-art">{what === "flower" ? <FlowerArt id={id} /> : <CurseArt id={id} />}</span>
        <span className="kingos-face-title">
          <b>{t(`kingos-${what}-${id}`)}</b>
          <small>
            <Mark name={MARKS[tone] ?? "star"} size={15} /> {t(`kingos-ui-tone-${tone}`)}
          </small>
        </span>
        {small ? null : <span className="kingos-face-text">{rich(t(`kingos-${what}-${id}-text`))}</span>}
      </button>
      {children}
      {open ? (
        <Dialog open onClose={() => setOpen(false)} title={t(`kingos-${what}-${id}`)}>
          <div className={`kingos-face-large ${tone}`}>
            <span className="kingos-face-art">{what === "flower" ? <FlowerArt id={id} /> : <CurseArt id={id} />}</span>
            <div>
              <p className="lead">{rich(t(`kingos-${what}-${id}-text`))}</p>
              <p className="note">
                {t(`kingos-colour-${tone}`)} · {t(`kingos-ui-tone-${tone}-note`)}
              </p>
              <p className="note">{t("kingos-clause", { clause: CLAUSE[tone] ?? "" })}</p>
            </div>
          </div>
        </Dialog>
      ) : null}
    </article>
  );
}

const MARKS: Readonly<Record<string, MarkName>> = { yellow: "flower", red: "sword", blue: "curse", white: "star" };
