/** One's flowers: read, played, given up; and the curses that lie on one's table, to be read at any time. */
import { useState } from "react";
import { Button, Icon } from "../../design";
import { useText } from "../../i18n";
import { flowerOf, PLACES } from "./box";
import { CardFace } from "./faces";

const nothing = () => {};

/** A hand to look at: of a moment in a replay, where it is somebody's, or in the lesson. */
export function ShownHand({ flowers, whose = "" }: { readonly flowers: readonly string[]; readonly whose?: string }) {
  return (
    <Hand
      flowers={flowers}
      whose={whose}
      plays={[]}
      wastes={[]}
      playWord=""
      onPlay={nothing}
      discard={0}
      onDiscard={nothing}
      ready={false}
    />
  );
}

export function Hand({
  flowers,
  whose = "",
  plays,
  wastes,
  why = "",
  playWord,
  onPlay,
  discard,
  onDiscard,
  ready,
  lies = "spread",
}: {
  readonly flowers: readonly string[];
  /** The name of whom they are shown for; "" where they are one's own. */
  readonly whose?: string;
  /** Those that may be played now. */
  readonly plays: readonly string[];
  /** Those that may be played though they would do nothing. */
  readonly wastes: readonly string[];
  /** Why no yellow one can be played on one's own turn, in a few words; "" where that is not asked. */
  readonly why?: string;
  readonly playWord: string;
  readonly onPlay: (flower: string) => void;
  /** How many must go. */
  readonly discard: number;
  readonly onDiscard: (flowers: readonly string[]) => void;
  readonly ready: boolean;
  /**
   * Spread out; narrow: one under the other, in a rail; flat: in a low row, to be in sight under the picture; asked: so
   * too with their words, three in a row, where some of them must go.
   */
  readonly lies?: "spread" | "narrow" | "flat" | "asked";
}) {
  const { t } = useText();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const picked = chosen.filter((at) => at < flowers.length);
  const toggle = (at: number) =>
    setChosen(picked.includes(at) ? picked.filter((one) => one !== at) : [...picked, at].slice(-discard));
  const heading = whose ? "kingos-ui-hand-of" : "kingos-ui-hand-count";
  return (
    <section className={`kingos-hand ${lies}`} aria-label={whose ? undefined : t("kingos-ui-hand")}>
      <h2>
        {t(heading, { who: whose, count: flowers.length })}
        {discard > 0 ? (
          <Button
            size="small"
            icon="ui-check"
            data-testid="discard"
            disabled={!ready || picked.length !== discard}
            onClick={() => {
              setChosen([]);
              onDiscard(picked.map((at) => flowers[at] ?? "").sort());
            }}
          >
            {t("kingos-ui-put-back", { count: discard })}
          </Button>
        ) : null}
      </h2>
      {flowers.length === 0 && !whose ? <p className="note">{t("kingos-ui-hand-empty")}</p> : null}
      <ul>
        {flowers.map((flower, at) => {
          const lit = plays.includes(flower);
          const idle = wastes.includes(flower);
          const on = picked.includes(at);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal flowers are told apart by their places
            <li key={`${flower}-${at}`} className={lit ? "playable" : discard > 0 && on ? "going" : ""}>
              <CardFace what="flower" id={flower}>
                {discard > 0 ? (
                  <label className="kingos-pick">
                    <input type="checkbox" checked={on} onChange={() => toggle(at)} />
                    <Icon name={on ? "ui-check" : "ui-close"} size={16} /> {t("kingos-ui-give-up")}
                  </label>
                ) : lit || idle ? (
                  <Button
                    kind="quiet"
                    size="small"
                    disabled={!ready}
                    data-play={lit ? flower : undefined}
                    data-waste={idle ? flower : undefined}
                    aria-label={`${playWord}: ${t(`kingos-flower-${flower}`)}`}
                    onClick={() => onPlay(flower)}
                  >
                    {playWord}
                  </Button>
                ) : why && flowerOf(flower).colour === "yellow" ? (
                  <p className="kingos-blocks note">{why}</p>
                ) : null}
              </CardFace>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Curses on one's own table, and what each of them blocks: others see their backs, until it is over [KINGOS 8.1]. */
export function OwnCurses({ curses, whose = "" }: { readonly curses: readonly string[]; readonly whose?: string }) {
  const { t } = useText();
  if (curses.every((curse) => !curse)) return null;
  const heading = whose ? t("kingos-ui-curses-of", { who: whose }) : t("kingos-ui-curses");
  return (
    <section className="kingos-hand" aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {PLACES.map((place, at) =>
          curses[at] ? (
            <li key={place}>
              <CardFace what="curse" id={curses[at] ?? ""}>
                <p className="kingos-blocks note">{t("kingos-ui-blocks", { place })}</p>
              </CardFace>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

/** The same in one line, over one's flowers: on a low screen the cards themselves lie below it. */
export function CurseMarks({ curses }: { readonly curses: readonly string[] }) {
  const { t } = useText();
  if (curses.every((curse) => !curse)) return null;
  return (
    <p className="kingos-curse-marks note">
      {PLACES.map((place, at) =>
        curses[at] ? (
          <span key={place}>
            <b>{t(`kingos-curse-${curses[at]}`)}</b> {t("kingos-ui-blocks", { place })}
          </span>
        ) : null,
      )}
    </p>
  );
}
