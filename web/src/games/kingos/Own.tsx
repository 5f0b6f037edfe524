/** What is one's own at the table: energy, the action table, the hand. */
import { useText } from "../../i18n";
import { Actions } from "./Actions";
import { isBattle } from "./fights";
import { Hand } from "./Hand";
import { Strength } from "./Strength";
import type { Deeds } from "./useDeeds";
import type { Why } from "./whynot";
import { whyNot } from "./whynot";

export function OwnStrength({ deeds, loose }: { readonly deeds: Deeds; readonly loose: boolean }) {
  const { view, seat, looking, player, top, purse, put, asked, busy } = deeds;
  if (!player) return null;
  return (
    <Strength
      player={player}
      seat={looking}
      chosen={top.type === "PuttingIn" ? (view.own?.chosen ?? put) : null}
      purse={purse}
      asked={asked && !busy}
      own={seat !== null}
      token={view.token === looking}
      loose={loose}
    />
  );
}

export function OwnActions({ deeds, onRefuse }: { readonly deeds: Deeds; readonly onRefuse: (why: Why) => void }) {
  const { view, seat, offers, prompt, busy, deed, onDo, send } = deeds;
  if (seat === null) return null;
  return (
    <Actions
      view={view}
      seat={seat}
      offers={offers}
      asked={prompt}
      busy={busy}
      chosen={deed}
      onDo={onDo}
      onRefuse={onRefuse}
      onPlace={(place) => send({ type: "LayCurse", place })}
    />
  );
}

/** In rows beside a battle; else on a desk in low ones under the island, flowers that must go with their words. */
export function OwnHand({ deeds, phone }: { readonly deeds: Deeds; readonly phone: boolean }) {
  const { t } = useText();
  const { view, seat, listed, offers, asked, prompt, top, ready, send, onWaste } = deeds;
  if (!view.own) return null;
  const beside = phone ? offers.blooms.length > 0 : isBattle(view);
  const lies = beside ? "narrow" : phone ? "spread" : offers.discard > 0 ? "asked" : "flat";
  const none = seat === null || !asked ? null : whyNot(view, seat, "flower", listed, prompt);
  return (
    <Hand
      flowers={view.own.hand}
      plays={[...offers.plays, ...offers.blooms]}
      wastes={offers.wastes}
      why={none && top.type === "Acting" ? t(`kingos-grey-${none.key}`) : ""}
      playWord={t("kingos-ui-play-word")}
      onPlay={(flower) =>
        offers.wastes.includes(flower)
          ? onWaste(flower)
          : send({ type: offers.blooms.includes(flower) ? "Bloom" : "Play", flower })
      }
      discard={offers.discard}
      onDiscard={(flowers) => send({ type: "Discard", flowers })}
      ready={ready}
      lies={lies}
    />
  );
}
