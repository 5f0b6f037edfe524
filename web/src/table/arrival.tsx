/** Coming to a table by a link: what it is for is done once, and told where it cannot be. */
import { useCallback, useEffect, useRef, useState } from "react";
import { type BotChoice, gameInfo, isLevel } from "../core/infos";
import { mySeats, seatNames } from "../core/names";
import { Button, Strip } from "../design";
import { addressHere, search } from "../ground/router";
import { useText } from "../i18n";
import { haveName } from "../shell/me";
import type { TableInfo } from "../wire/types";
import { type ArrivalText, arrivalAt, nextOpen, type Purpose, purposeIn } from "./purpose";
import type { Room, RoomState } from "./room";

type Notice = { readonly text: ArrivalText; readonly seat: number };

export type Arrived = {
  /** What there is to say of the link, until it is waved away or no longer matters. */
  readonly notice: Notice | null;
  readonly dismiss: () => void;
  /** Came to watch. */
  readonly watches: boolean;
};

/** The address without what it asked for: whoever opens it anew has come before. */
const comeIn = () => history.replaceState(null, "", addressHere(location.hash));

/** The bots that this house was given, if the link names one that is no level. */
async function broughtFor(purpose: Purpose | "odd", game: string): Promise<readonly string[]> {
  if (purpose === "odd" || purpose.to !== "bot" || isLevel(purpose.level)) return [];
  const info = await gameInfo(game).catch(() => null);
  return info?.brought ?? [];
}

export function useArrival(room: Room, { link, table }: RoomState): Arrived {
  const [purpose] = useState(() => purposeIn(search()));
  const [notice, tell] = useState<Notice | null>(null);
  const [watches, watch] = useState(false);
  const begun = useRef(false);
  const bot = useRef<BotChoice | null>(null);
  const there = link.state === "open" || link.state === "back";

  useEffect(() => {
    if (!there || !table || begun.current) return;
    begun.current = true;
    const come = async () => {
      const brought = await broughtFor(purpose, table.game);
      const arrival = arrivalAt(table, purpose, brought);
      if (arrival.does === "watch") watch(true);
      else if (arrival.does === "told") tell(arrival);
      if (arrival.does === "told" || (arrival.does === "nothing" && search() !== "")) comeIn();
      if (arrival.does !== "sit") return;
      await haveName(true).catch(() => {});
      comeIn();
      // Somebody may have sat down while the name was thought of.
      const now = arrivalAt(room.store.get().table ?? table, purpose, brought);
      if (now.does === "told") tell(now);
      if (now.does !== "sit") return;
      bot.current = now.bot;
      room.sit(now.seat);
    };
    void come();
  }, [there, table, purpose, room]);

  useEffect(() => {
    const [mine] = table ? mySeats(table) : [];
    if (!table || mine === undefined) return;
    // What was said to who looked for a seat has been answered.
    tell((said) => (said?.text === "link-no-bot" ? said : null));
    const level = bot.current;
    if (level === null || table.phase !== "lobby") return;
    bot.current = null;
    const seat = nextOpen(table, mine);
    if (seat === null) tell({ text: "link-no-bot", seat: 0 });
    else room.seatBot(seat, level);
  }, [table, room]);

  const dismiss = useCallback(() => tell(null), []);
  return { notice, dismiss, watches };
}

export function ArrivalStrip({ arrived, table }: { readonly arrived: Arrived; readonly table: TableInfo }) {
  const { t } = useText();
  if (!arrived.notice) return null;
  const { text, seat } = arrived.notice;
  const name = seatNames(table, [], t)[seat]?.name ?? "";
  return (
    <Strip
      tone="info"
      icon="ui-link"
      action={<Button kind="bare" size="small" round icon="ui-close" label={t("close")} onClick={arrived.dismiss} />}
    >
      {t(text, { number: seat + 1, count: table.seats.length, name })}
    </Strip>
  );
}
