/** What a record remarks on a step: notes that travelled with it, in the words of the game. */
import type { GameModule, SeatName } from "../core/module";
import { Chip, gain } from "../design";
import { rich, useText } from "../i18n";
import type { Note, Replay } from "../wire/types";
import { type Remark, remarksOn } from "./remarks";
import { SignMark } from "./SignMark";
import "./notes.css";

type Told = { readonly module: GameModule; readonly names: readonly SeatName[] };

export function RecordNotes({
  notes,
  replay,
  ...told
}: Told & { readonly notes: readonly Note[]; readonly replay: Replay }) {
  const { t } = useText();
  if (notes.length === 0) return null;
  return (
    <ul className="record-notes" data-testid="record-notes" aria-label={t("notes-title")}>
      {remarksOn(notes, replay).map((remark) => (
        <li key={remark.note.about}>
          {remark.note.sign ? (
            <svg
              width={18}
              height={18}
              viewBox="-8 -8 16 16"
              role="img"
              aria-label={t(`look-sign-${remark.note.sign}`)}
            >
              <SignMark sign={remark.note.sign} x={0} y={0} />
            </svg>
          ) : null}
          <p>
            {remark.note.better ? <Better remark={remark} {...told} /> : null}
            {remark.note.sign === "luck" ? <Luck remark={remark} {...told} /> : null}
            {remark.note.text ? <q>{remark.note.text}</q> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Whose decision it was, what was better, and by how much. */
function Better({
  remark: { note, seat, before, points, games },
  module,
  names,
}: Told & {
  readonly remark: Remark;
}) {
  const { t } = useText();
  const advice =
    note.action && before && seat !== null ? module.advice?.(note.action, seat, before.view, names, t) : null;
  return (
    <>
      <span>
        {rich(t("notes-better", { who: nameOf(names[seat ?? -1], t) }))}{" "}
        {advice ? rich(advice) : <code>{note.better}</code>}
      </span>
      {points > 0 ? <Chip tone="go">{t("look-more-points", { count: points })}</Chip> : null}
      {games > 0 ? <Chip tone="go">{t("look-more-games", { count: games })}</Chip> : null}
    </>
  );
}

/** What a draw gave the first seat, or took from it. */
function Luck({ remark: { seat, points, games }, names }: Pick<Told, "names"> & { readonly remark: Remark }) {
  const { t } = useText();
  const figure = points === 0 ? games : points;
  return (
    <>
      <span>{rich(t("notes-luck", { who: nameOf(names[seat ?? -1], t) }))}</span>
      {figure === 0 ? null : (
        <Chip tone={figure > 0 ? "go" : "stop"}>
          {t(points === 0 ? "notes-luck-games" : "notes-luck-points", { gain: gain(figure), count: Math.abs(figure) })}
        </Chip>
      )}
    </>
  );
}

const nameOf = (who: SeatName | undefined, t: ReturnType<typeof useText>["t"]): string =>
  who?.you ? t("seat-you") : (who?.name ?? t("seat-somebody"));
