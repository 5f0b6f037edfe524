/** Calls to the others: few and fixed, so that bots understand them too [KINGOS 6.16]. */
import { useState } from "react";
import { Button, Card } from "../../design";
import { useText } from "../../i18n";
import { Mark, type MarkName } from "./marks";
import type { Offers } from "./menu";
import type { KingosAction, KingosView, KingosWord } from "./wire";
import { wordName } from "./words";

const WORDS: readonly (readonly [word: KingosWord, mark: MarkName])[] = [
  ["here", "flag"],
  ["citadel", "tower"],
  ["wait", "wait"],
  ["rest", "rest"],
  ["how_much", "ask"],
];

export function Calls({
  view,
  seat,
  listed,
  ready,
  play,
}: {
  readonly view: KingosView;
  readonly seat: number;
  /** What the server listed: while a call is under way it still stands there. */
  readonly listed: Offers;
  readonly ready: boolean;
  readonly play: (action: KingosAction) => void;
}) {
  const { t } = useText();
  const player = view.players[seat];
  const most = (player?.vitality ?? 0) + (player?.fatigue ?? 0);
  const [wish, setWish] = useState<number | null>(null);
  const amount = Math.max(1, Math.min(most, wish ?? player?.vitality ?? 1));
  if (view.players.length < 2) return null;
  const can = (word: KingosWord) => ready && listed.calls.some((call) => call.word === word);
  const called = player?.call?.turn === view.turn;
  return (
    <Card className="kingos-calls">
      <h2>
        {t("kingos-ui-calls")}
        <span className="note">
          {t(
            listed.calls.length > 0
              ? "kingos-ui-calls-heard"
              : called
                ? "kingos-ui-calls-once"
                : "kingos-ui-calls-later",
          )}
        </span>
      </h2>
      <div className="kingos-bring">
        <button
          type="button"
          disabled={!can("bring")}
          data-call="bring"
          onClick={() => play({ type: "Call", word: "bring", energy: amount })}
        >
          <Mark name="energy" size={22} /> {wordName("bring", t)}
        </button>
        <Button
          kind="quiet"
          size="small"
          round
          icon="ui-minus"
          label={t("kingos-ui-less")}
          disabled={amount <= 1}
          onClick={() => setWish(amount - 1)}
        />
        <b className="figure" aria-live="polite">
          {amount}
        </b>
        <Button
          kind="quiet"
          size="small"
          round
          icon="ui-plus"
          label={t("kingos-ui-more")}
          disabled={amount >= most}
          onClick={() => setWish(amount + 1)}
        />
      </div>
      <ul>
        {WORDS.map(([word, mark]) => (
          <li key={word}>
            <button
              type="button"
              disabled={!can(word)}
              data-call={word}
              onClick={() => play({ type: "Call", word, energy: 0 })}
            >
              <Mark name={mark} size={22} /> {wordName(word, t)}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
