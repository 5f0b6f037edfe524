/** Whose talk is left out at a table: kept with the person on the server, and nobody else's business. */
import type { ChatLine, Muted } from "../wire/types";
import type { RoomState } from "./room";

/** As it will be when what was asked for is done. */
export function shownMuted({ muted, pending }: Pick<RoomState, "muted" | "pending">): Muted {
  let shown = muted;
  for (const asked of pending) if (asked.type === "mute") shown = changed(shown, asked.who, asked.on);
  return shown;
}

/** One voice, or everybody (null), is left out or heard again. */
function changed({ all, who }: Muted, voice: string | null, on: boolean): Muted {
  if (voice === null) return { all: on, who };
  const others = who.filter((one) => one !== voice);
  return { all, who: on ? [...others, voice] : others };
}

/** What is heard of the talk. */
export const heard = (chat: readonly ChatLine[], muted: Muted): readonly ChatLine[] =>
  muted.all ? [] : chat.filter(({ who }) => !muted.who.includes(who));
