/** Who is gone, as far as this browser can tell: by the server's time, and by who is connected. */
import type { Position, TableInfo } from "../wire/types";

/** Seats whose person is not here and was waited for as long as the table chose. `heard`, `now`: this browser's milliseconds. */
export function goneSeats(
  table: Pick<TableInfo, "seats">,
  position: Pick<Position, "awaited" | "now">,
  heard: number,
  now: number,
): readonly number[] {
  const time = position.now + Math.max(0, now - heard) / 1_000;
  return position.awaited.flatMap(({ seat, gone }) => (gone <= time && !table.seats[seat]?.here ? [seat] : []));
}

/** Milliseconds until somebody may count as gone who does not yet; null: not before something else happens. */
export function nextGone(
  { awaited, now: then }: Pick<Position, "awaited" | "now">,
  heard: number,
  now: number,
): number | null {
  const time = then + Math.max(0, now - heard) / 1_000;
  const ahead = awaited.map(({ gone }) => gone - time).filter((left) => left > 0);
  return ahead.length > 0 ? Math.ceil(Math.min(...ahead) * 1_000) : null;
}

/** My seats from which I may vote: not those from which a bot plays for me. */
export const votingSeats = ({ seats }: Pick<TableInfo, "seats">): readonly number[] =>
  seats.flatMap((seat, at) => (seat.mine && seat.stand_in === null ? [at] : []));
