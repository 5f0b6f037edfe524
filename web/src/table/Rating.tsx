/** A game that is rated: wanted in the lobby by everybody, told beside the names, and at the end what it changed. */
import { useEffect, useState } from "react";
import type { SeatName } from "../core/module";
import { mySeats } from "../core/names";
import { listed } from "../core/saying";
import { Chip, gain, Switch } from "../design";
import { useText } from "../i18n";
import { api } from "../wire/api";
import type { RatingInfo } from "../wire/memory";
import type { TableInfo } from "../wire/types";
import type { Room, RoomState } from "./room";

const AGAIN = 700; // milliseconds until it is asked once more whether the game has been counted
const TIMES = 12;

/** Whether one wants it, and who else does: all at the table see that. */
export function RatingRow({
  room,
  state,
  table,
  names,
}: {
  readonly room: Room;
  readonly state: RoomState;
  readonly table: TableInfo;
  readonly names: readonly SeatName[];
}) {
  const { t } = useText();
  const { rating } = table;
  if (!rating) return null;
  const mine = mySeats(table)[0];
  const asked = state.pending.findLast((request) => request.type === "rating");
  const on = asked?.type === "rating" ? asked.on : mine !== undefined && rating.seats.includes(mine);
  const wanted = rating.seats.map((seat) => names[seat]?.name ?? "");
  const who = wanted.length > 0 ? t("rating-wanted", { names: listed(wanted, t), count: wanted.length }) : "";
  const note = `${t("rating-note")} ${who}`.trim();
  if (mine === undefined) return wanted.length > 0 ? <p className="note">{who}</p> : null;
  return (
    <div className="lobby-rating">
      <Switch label={t("rating-want")} note={note} checked={on} onChange={(wish) => room.wantRating(wish)} />
    </div>
  );
}

/** How strong those at a rated table are; asked for anew until the game that ended here has been counted. */
function useRatings(table: TableInfo): readonly (RatingInfo | null)[] {
  const [ratings, setRatings] = useState<readonly (RatingInfo | null)[]>([]);
  const on = table.rating?.on === true;
  const over = table.phase === "over";
  useEffect(() => {
    if (!on) return;
    let timer = 0;
    const ask = (left: number) =>
      api.ratings(table.id).then(
        ({ seats }) => {
          setRatings(seats);
          if (over && left > 0 && !seats.some((seat) => seat?.gained != null)) {
            timer = window.setTimeout(ask, AGAIN, left - 1);
          }
        },
        () => {},
      );
    void ask(TIMES);
    return () => clearTimeout(timer);
  }, [on, over, table.id]);
  return ratings;
}

/** Whether it is rated, or no longer, where that it is practice does not say so; null: it never was to be. */
export function ratedWord({ rating, practice, phase }: TableInfo): "rated" | "rated-no-more" | null {
  if (!rating || phase === "lobby") return null;
  return rating.on ? "rated" : practice ? null : "rated-no-more";
}

/** "rated: Minka 1010, Mourek 1000". */
export function RatingChip({ table, names }: { readonly table: TableInfo; readonly names: readonly SeatName[] }) {
  const { t } = useText();
  const ratings = useRatings(table);
  const word = ratedWord(table);
  if (!word) return null;
  const known = names.flatMap(({ name }, seat) => {
    const rating = ratings[seat];
    return rating && table.phase !== "over" ? [`${name} ${rating.points}`] : []; // at the end it would tell who won
  });
  return (
    <Chip tone="plain" className="rated" data-testid="rated">
      {[t(word), word === "rated" ? known.join(", ") : ""].filter(Boolean).join(": ")}
    </Chip>
  );
}

/** What the game did to the ratings of those who played it. */
export function RatingNews({ table, names }: { readonly table: TableInfo; readonly names: readonly SeatName[] }) {
  const { t } = useText();
  const ratings = useRatings(table);
  const moved = names.flatMap(({ name }, seat) => {
    const rating = ratings[seat];
    return rating?.gained == null
      ? []
      : [t("rating-moved", { who: name, by: gain(rating.gained), to: `${rating.points}` })];
  });
  if (moved.length === 0) return null;
  return (
    <p className="ending-rating" data-testid="rating-news">
      {moved.join(" ")}
    </p>
  );
}
