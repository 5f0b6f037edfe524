/** Bringing somebody to the table: a link that they can open, a code for a camera, one to be read out. */
import { type ReactNode, useState } from "react";
import { type BotChoice, botChoices, broughtName, isLevel, useGameInfo, whereOf } from "../core/infos";
import { Button, Choices, Dialog } from "../design";
import { type Translate, useText } from "../i18n";
import { bare, CopyLink, HowOthers, Scan, WayChoice } from "../shell/sharing";
import { type Reach, useWays, type Way } from "../shell/ways";
import type { TableInfo } from "../wire/types";
import { openSeats, type Purpose, purposesOf, queryOf, SIT, stillPossible } from "./purpose";

export const tableAddress = (way: Way, id: string, purpose: Purpose = SIT): string =>
  `${way.site}/t/${id}${queryOf(purpose)}`;

/** Where somebody is brought: the rest of the address, the code, and what is said when it is shared. */
export type Destination = { readonly path: string; readonly code: string; readonly text: string };

export function Invitation({ table }: { readonly table: TableInfo }) {
  const { t } = useText();
  const [wish, setPurpose] = useState(SIT);
  const purpose = stillPossible(wish, table);
  const to: Destination = {
    path: `/t/${table.id}${queryOf(purpose)}`,
    code: table.code,
    text: t(purpose.to === "watch" ? "share-watch" : "share-text", { game: t(`${table.game}-title`) }),
  };
  return (
    <InviteTo
      to={to}
      more={<LinkFor table={table} purpose={purpose} onChange={setPurpose} />}
      chosen={<ForWhat purpose={purpose} />}
    />
  );
}

/** `more`: what else there is to choose about the link; `chosen`: the same where it is chosen already. */
export function InviteTo({
  to,
  more,
  chosen,
}: {
  readonly to: Destination;
  readonly more?: ReactNode;
  readonly chosen?: ReactNode;
}) {
  const { t } = useText();
  const ways = useWays();
  const [opened, setOpened] = useState(false);
  const [best] = ways ?? [];
  const address = best ? best.site + to.path : null;
  const alone = best?.reach === "here";
  return (
    <div className="invitation">
      {more}
      <p className="lead">{t(alone ? "invite-here" : "invite")}</p>
      <p className="address" translate="no">
        {address ? bare(address) : "…"}
      </p>
      <div className="keys">
        <CopyLink address={address} kind={alone ? "quiet" : "main"} />
        <Button kind="quiet" icon={alone ? "ui-help" : "ui-screen"} onClick={() => setOpened(true)}>
          {t(alone ? "invite-how" : "invite-qr")}
        </Button>
        {alone ? null : <Share text={to.text} address={address} />}
        <span className="code-line">
          {t(alone ? "invite-here-code" : "invite-code")} <b className="code">{to.code}</b>
        </span>
      </div>
      {ways ? <InviteDialog {...{ to, chosen, ways }} open={opened} onClose={() => setOpened(false)} /> : null}
    </div>
  );
}

/** What the link is for, and which seat or bot where it is for one. */
function LinkFor({
  table,
  purpose,
  onChange,
}: {
  readonly table: TableInfo;
  readonly purpose: Purpose;
  readonly onChange: (purpose: Purpose) => void;
}) {
  const text = useText();
  const { t } = text;
  const info = useGameInfo(table.game);
  const offered = purposesOf(table);
  if (offered.length < 2) return null;
  const seats = openSeats(table);
  const choose = (to: Purpose["to"]) => {
    if (to === "seat") onChange({ to, seat: seats[0] ?? 0 });
    else onChange(to === "bot" ? { to, level: "medium" } : { to });
  };
  return (
    <div className="link-for">
      <Choices<Purpose["to"]>
        legend={t("invite-for")}
        value={purpose.to}
        onChange={choose}
        choices={offered.map((value) => ({
          value,
          label: t(`invite-for-${value}`),
          note: t(`invite-for-${value}-note`),
        }))}
      />
      {purpose.to === "seat" ? (
        <Choices<number>
          legend={t("invite-which-seat")}
          value={purpose.seat}
          onChange={(seat) => onChange({ to: "seat", seat })}
          choices={seats.map((seat) => ({ value: seat, label: t("invite-seat", { number: seat + 1 }) }))}
        />
      ) : null}
      {purpose.to === "bot" ? (
        <Choices<BotChoice>
          legend={t("level")}
          value={purpose.level}
          onChange={(level) => onChange({ to: "bot", level })}
          choices={botChoices(text, table.game, info, whereOf(table))}
        />
      ) : null}
    </div>
  );
}

const botWord = (bot: BotChoice, t: Translate): string => (isLevel(bot) ? t(`level-${bot}`) : broughtName(bot));

/** The same, chosen already. */
function ForWhat({ purpose }: { readonly purpose: Purpose }) {
  const { t } = useText();
  if (purpose.to === "sit") return null;
  const which =
    purpose.to === "seat"
      ? t("invite-seat", { number: purpose.seat + 1 })
      : `${t(`invite-for-${purpose.to}`)}${purpose.to === "bot" ? ` (${botWord(purpose.level, t)})` : ""}`;
  return (
    <p data-testid="link-for">
      <b>{which}.</b> {t(`invite-for-${purpose.to}-note`)}
    </p>
  );
}

function InviteDialog({
  to,
  chosen,
  ways,
  open,
  onClose,
}: {
  readonly to: Destination;
  readonly chosen?: ReactNode;
  readonly ways: readonly Way[];
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const [reach, setReach] = useState<Reach | null>(null);
  const way = ways.find((one) => one.reach === reach) ?? ways[0];
  if (!way) return null;
  const address = way.site + to.path;
  if (way.reach === "here")
    return (
      <Dialog open={open} onClose={onClose} title={t("invite-how")}>
        <HowOthers />
      </Dialog>
    );
  return (
    <Dialog open={open} onClose={onClose} title={t("invite-title")} wide>
      <div className="inviting">
        <Scan address={address} note={t("invite-scan")} />
        <div className="inviting-words">
          <WayChoice ways={ways} way={way} onChange={setReach} />
          {chosen}
          <p className="address" translate="no">
            {bare(address)}
          </p>
          <div className="keys">
            <CopyLink address={address} />
            <Share text={to.text} address={address} />
          </div>
          <p className="read-out">
            <span className="lead">{t("invite-read")}</span> <b className="code">{to.code}</b>
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** By the device's own way, where it has one. */
function Share({ text, address }: { readonly text: string; readonly address: string | null }) {
  const { t } = useText();
  if (typeof navigator.share !== "function" || address === null) return null;
  const share = () => {
    navigator.share({ title: "Tabbytop", text, url: address }).catch(() => {});
  };
  return (
    <Button kind="quiet" icon="ui-share" onClick={share}>
      {t("share")}
    </Button>
  );
}
