import { lazy, type ReactNode, Suspense, useState } from "react";
import { useGames } from "../core/games";
import type { SeatName } from "../core/module";
import { mySeats, tableName } from "../core/names";
import { Button, Dialog, Icon } from "../design";
import { addressOf, navigate } from "../ground/router";
import { useStore } from "../ground/store";
import { isAlone } from "../home/place";
import { useText } from "../i18n";
import { useCopied } from "../shell/copying";
import SettingsDialog from "../shell/SettingsDialog";
import { useWays } from "../shell/ways";
import { needsNetwork } from "../wire/transport";
import type { TableInfo } from "../wire/types";
import { HandOverDialog } from "./Hosting";
import { tableAddress } from "./invite";
import { shownMuted } from "./muted";
import type { Room } from "./room";

const GoTogether = lazy(() => import("./GoTogether"));

type MenuProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly room: Room;
  readonly table: TableInfo;
  readonly names: readonly SeatName[];
  readonly asked: number | null;
  /** How many are still in the game. */
  readonly playing: number;
  readonly over: boolean;
};

export function TableMenu({ open, onClose, room, table, names, asked, playing, over }: MenuProps) {
  const { t, has } = useText();
  const own = `${table.game}-resign`; // where a rival without a seat wins by it
  const note = [`${own}-${table.options.mode}-${playing}`, `${own}-${playing}`].find(has) ?? "resign-note";
  const [settings, showSettings] = useState(false);
  const [resigning, setResigning] = useState(false);
  const [handing, handOver] = useState(false);
  const [going, goTogether] = useState(false);
  const mine = mySeats(table);
  const alone = table.seats.every((seat) => seat.kind !== "person" || seat.mine);
  const { lesson } = useGames();
  const { all: isQuiet } = shownMuted(useStore(room.store));

  const shared = needsNetwork(table.id); // others can come there
  const [way] = useWays() ?? [];
  const [copied, copyLink] = useCopied(() => (way ? tableAddress(way, table.id) : null));
  const then = (act: () => void) => () => {
    onClose();
    act();
  };

  return (
    <>
      <Dialog open={open} onClose={onClose} title={t("table-of", { code: tableName(table) })}>
        <ul className="menu">
          {lesson(table.game) ? (
            <Item icon="ui-help" href={addressOf(`/learn/${table.game}`)}>
              {t("how-to-play")}
            </Item>
          ) : null}
          {shared ? (
            <Item icon={copied ? "ui-check" : "ui-link"} onClick={copyLink}>
              {copied ? t("copied") : t(way?.reach === "here" ? "copy-link-here" : "copy-link-watch")}
            </Item>
          ) : null}
          <Item icon="ui-settings" onClick={then(() => showSettings(true))}>
            {t("settings")}
          </Item>
          {table.host && shared ? (
            <Item icon="ui-eye" onClick={() => room.watchers(table.watchers === "anyone" ? "nobody" : "anyone")}>
              {t(table.watchers === "anyone" ? "watchers-forbid" : "watchers-allow")}
            </Item>
          ) : null}
          {table.host && shared ? (
            <Item icon="ui-chat" onClick={() => room.talk(table.talk === "anyone" ? "seated" : "anyone")}>
              {t(table.talk === "anyone" ? "talk-close" : "talk-open")}
            </Item>
          ) : null}
          {shared ? (
            <Item icon="ui-mute" onClick={() => room.mute(null, !isQuiet)}>
              {t(isQuiet ? "mute-none" : "mute-all")}
            </Item>
          ) : null}
          {table.host && !shared && !isAlone() && !over && !table.closed ? (
            <Item icon="ui-people" onClick={then(() => goTogether(true))}>
              {t("go-together")}
            </Item>
          ) : null}
          {table.host && !alone ? (
            <Item icon="ui-people" onClick={then(() => handOver(true))}>
              {t("host-hand-over")}
            </Item>
          ) : null}
          {table.host && table.pin && !over ? (
            <Item icon="ui-door" onClick={then(() => room.unpin())}>
              {t("pin-off")}
            </Item>
          ) : null}
          {table.host && !over && !table.closed && alone ? (
            <Item icon="ui-close" onClick={then(() => room.close())}>
              {t("close-table")}
            </Item>
          ) : null}
          {mine.length === 0 && shared ? (
            <Item icon="ui-people" onClick={then(() => navigate("/back"))}>
              {t("to-return")}
            </Item>
          ) : null}
          {mine.length > 0 && !over ? (
            <Item icon="ui-flag" onClick={then(() => setResigning(true))}>
              {t("resign")}
            </Item>
          ) : null}
          <Item icon="ui-door" onClick={then(() => navigate("/"))}>
            {mine.length > 0 && !over ? t("leave") : t("to-home")}
          </Item>
        </ul>
        {mine.length > 0 && !over ? <p className="note">{t("leave-note")}</p> : null}
      </Dialog>
      {going ? (
        <Suspense>
          <GoTogether room={room} table={table} onClose={() => goTogether(false)} />
        </Suspense>
      ) : null}
      {handing ? <HandOverDialog room={room} table={table} names={names} onClose={() => handOver(false)} /> : null}
      <SettingsDialog open={settings} onClose={() => showSettings(false)} />
      {resigning ? (
        <Dialog open onClose={() => setResigning(false)} title={t("resign-title")}>
          <p className="lead">{t(note, { playing })}</p>
          <div className="dialog-actions">
            <Button kind="quiet" onClick={() => setResigning(false)}>
              {t("resign-not")}
            </Button>
            {(mine.length > 1 && asked !== null ? [asked] : mine).map((seat) => (
              <Button
                key={seat}
                kind="warn"
                icon="ui-flag"
                data-testid="resign"
                onClick={() => {
                  room.resign(seat);
                  setResigning(false);
                }}
              >
                {mine.length > 1 ? t("resign-as", { name: names[seat]?.name ?? "" }) : t("resign")}
              </Button>
            ))}
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

function Item({
  icon,
  href,
  onClick,
  children,
}: {
  readonly icon: string;
  readonly href?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}) {
  const inside = (
    <>
      <Icon name={icon} size={24} />
      <span>{children}</span>
    </>
  );
  return (
    <li>
      {href ? (
        // A new tab: the table stays open, and the others do not see an empty chair.
        <a href={href} target="_blank" rel="noreferrer">
          {inside}
        </a>
      ) : (
        <button type="button" onClick={onClick}>
          {inside}
        </button>
      )}
    </li>
  );
}
