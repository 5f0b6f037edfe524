/** The tiles that sleep. Everybody knows which they are; where one lies, only who saw it before a step back. */

import { listed as listedIn } from "../../core/saying";
import { Icon } from "../../design";
import { useText } from "../../i18n";
import { Rose } from "./art/marks";
import { arrowsOf, cellName } from "./geometry";
import type { Seen } from "./seen";
import type { Clans } from "./Tile";
import { isPrey, type Side, type Token, tileOf } from "./tiles";
import { clanName, tileLabel } from "./words";

type Count = { readonly token: Token; readonly count: number };

/** Equal tiles together, in the order of the list. */
function counted(tokens: readonly Token[]): readonly Count[] {
  const counts = new Map<Token, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].map(([token, count]) => ({ token, count }));
}

const ORDER = ["mouse", "pigeon", "fly"];

export function Asleep({
  tokens,
  clans,
  seen = [],
  compact = false,
}: {
  readonly tokens: readonly Token[];
  readonly clans: Clans;
  /** What a step back has shown of them: the cell, and what lies there. */
  readonly seen?: readonly Seen[];
  readonly compact?: boolean;
}) {
  const { t } = useText();
  const of = (kind: string) => tokens.filter((token) => tileOf(token).kind === kind);
  const prey = ORDER.flatMap((kind) => counted(of(kind)));
  const dogs = of("dog");
  const cats = (side: Side) =>
    of("cat").filter((token) => {
      const tile = tileOf(token);
      return tile.kind === "cat" && tile.side === side;
    });
  const size = compact ? 19 : 24;
  return (
    <section className={compact ? "clans-asleep compact" : "clans-asleep"}>
      <h2>
        {t("clans-asleep-title")} <span className="clans-count">{tokens.length}</span>
      </h2>
      {tokens.length === 0 ? (
        <p className="note">{t("clans-asleep-none")}</p>
      ) : (
        <ul>
          {prey.map(({ token, count }) => {
            const tile = tileOf(token);
            if (!isPrey(tile)) return null;
            const name = t(`clans-tile-${tile.kind}`, { value: tile.value });
            return (
              <li className="chip" key={token}>
                <Icon name={tile.kind} size={size} />
                <span aria-hidden="true">
                  {tile.value}
                  {count > 1 && <small> ×{count}</small>}
                </span>
                <span className="spoken">{t("clans-asleep-some", { tile: name, count })}</span>
              </li>
            );
          })}
          {dogs.length > 0 && (
            <li className="chip">
              <Icon name="dog" size={size} />
              <span aria-hidden="true" className="clans-roses">
                {dogs.map((token) => {
                  const tile = tileOf(token);
                  return tile.kind === "dog" ? (
                    <Rose key={token} eighths={arrowsOf(tile.dog, 0)} size={compact ? 19 : 22} />
                  ) : null;
                })}
              </span>
              <span className="spoken">{t("clans-asleep-dogs", { count: dogs.length })}</span>
            </li>
          )}
          {([0, 1] as const).map((side) => {
            const own = cats(side);
            const clan = clans[side];
            if (own.length === 0 || !clan) return null;
            return (
              <li className={`chip side-${side === 0 ? "a" : "b"}`} key={side}>
                <Icon name={`clan-${clan}`} size={size + 2} />
                <Strengths tokens={own} />
                <span className="spoken">
                  {t("clans-asleep-cats", { clan: clanName(clan, t), count: own.length, cats: listed(own) })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {!compact && tokens.length > 0 && (
        <p className="note">
          {seen.length === 0
            ? t("clans-asleep-note")
            : t("clans-asleep-note-seen", {
                tiles: listedIn(
                  seen.map(({ cell, token }) => `${cellName(cell)}, ${tileLabel(token, clans, t)}`),
                  t,
                ),
              })}
        </p>
      )}
    </section>
  );
}

function listed(tokens: readonly Token[]): string {
  return tokens.map((token) => token.slice(1).replace("*", "")).join(", ");
}

/** "1 2 5", the chief with its crown. */
function Strengths({ tokens }: { readonly tokens: readonly Token[] }) {
  return (
    <span className="clans-strengths" aria-hidden="true">
      {tokens.map((token, i) => {
        const tile = tileOf(token);
        if (tile.kind !== "cat") return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cats are equal
          <span key={`${token}-${i}`}>
            {tile.strength ?? "?"}
            {tile.chief && <Icon name="chief" size={16} />}
          </span>
        );
      })}
    </span>
  );
}
