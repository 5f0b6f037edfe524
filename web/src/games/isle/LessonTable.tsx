/** What a step of a lesson lays out beside the boat: cards, and the island. */
import { Button, Chip, Icon } from "../../design";
import { rich, useText } from "../../i18n";
import { colourKey, tileOf } from "./box";
import { CardFan, ShownCard } from "./CardFace";
import {
  cardsVerdict,
  costOf,
  type Deed,
  type Heap,
  type LessonStep,
  offeredCards,
  type Scene,
  type Verdict,
} from "./lesson";
import { TilePicture } from "./TilePicture";
import type { Progress } from "./useLesson";
import type { IsleMode } from "./wire";
import { tileLabel } from "./words";

/** The day, the fish, the baskets, the lessons face down. */
export function Means({
  scene: { day, fish, baskets, lessons },
  mode,
}: {
  readonly scene: Scene;
  readonly mode: IsleMode;
}) {
  const { t } = useText();
  return (
    <div className="play-status isle-status">
      <div className="isle-track">
        <ol className="isle-days" aria-label={t("isle-ui-day", { day })}>
          {[1, 2, 3, 4, 5].map((one) => (
            <li key={one} className={one < day ? "done" : one === day ? "now" : ""}>
              {one}
            </li>
          ))}
        </ol>
      </div>
      <span className="isle-means">
        {lessons.length > 0 ? (
          <Chip icon="ui-pen" role="img" aria-label={t("isle-ui-private", { count: lessons.length })}>
            {lessons.length}
          </Chip>
        ) : null}
        {mode === "family" ? null : (
          <>
            <Chip icon="fish" role="img" aria-label={t("isle-ui-fish", { fish })}>
              {fish}
            </Chip>
            <Chip icon="basket" role="img" aria-label={t("isle-learn-baskets", { count: baskets })}>
              {baskets}
            </Chip>
          </>
        )}
      </span>
    </div>
  );
}

// ---- cards ----------------------------------------------------------------------------------------------------------

export function Cards({
  step,
  place: { scene, chosen },
  done,
  onChoose,
}: {
  readonly step: LessonStep;
  readonly place: Progress;
  readonly done: boolean;
  readonly onChoose: (chosen: readonly number[]) => void;
}) {
  const { t } = useText();
  const { task } = step;
  const shown = task.kind === "cards" ? scene.cards : [...scene.lessons, ...scene.cards];
  if (done || task.kind !== "cards")
    return (
      <ul className="isle-cards isle-lesson-cards">
        {shown.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their places
          <li key={`${card}-${i}`}>
            <ShownCard card={card} bare={!isPriced(step)} />
          </li>
        ))}
      </ul>
    );
  const toggle = (one: number) => {
    const without = chosen.filter((other) => other !== one);
    // One more than may be chosen takes the place of the first.
    onChoose(without.length < chosen.length ? without : [...chosen, one].slice(-task.most));
  };
  return (
    <CardFan
      cards={offeredCards(step, scene)}
      chosen={chosen}
      onToggle={toggle}
      label={t("isle-ui-choose-cards")}
      bare={step.id === "boots"}
    />
  );
}

const DOES: Readonly<Record<string, string>> = { pay: "Pay", boots: "Lay" };
/** What cards cost matters as long as they can be paid for. */
const isPriced = ({ id }: LessonStep): boolean => id === "draft" || id === "alone-cards";

export function CardsButton({
  step,
  place: { scene, chosen },
  onRight,
  onJudge,
}: {
  readonly step: LessonStep;
  readonly place: Progress;
  readonly onRight: (deed: Deed) => void;
  readonly onJudge: (verdict: Verdict) => void;
}) {
  const { t } = useText();
  const offered = offeredCards(step, scene);
  const cards = chosen.map((at) => offered[at] ?? 0);
  const verdict = cardsVerdict(step.task, cards, scene.fish);
  const cost = costOf(cards);
  return (
    <>
      {step.id === "pay" ? (
        <span className={cost > scene.fish ? "isle-bill over" : "isle-bill"} role="status">
          <Icon name="fish" size={24} />
          <span>{rich(t("isle-ui-bill", { cost, fish: scene.fish, left: scene.fish - cost }))}</span>
        </span>
      ) : null}
      <Button
        icon="ui-check"
        disabled={verdict === null}
        onClick={() => (verdict === "right" ? onRight({ cards }) : onJudge(verdict))}
      >
        {t(`isle-ui-do-${DOES[step.id] ?? "Keep"}`, {
          count: cards.length,
          of: step.task.kind === "cards" ? step.task.least : 0,
        })}
      </Button>
    </>
  );
}

// ---- the island -----------------------------------------------------------------------------------------------------

const PRICES: Readonly<Partial<Record<Heap, number>>> = { left: 3, right: 5 };

type IslandProps = {
  readonly mode: IsleMode;
  readonly step: LessonStep;
  readonly place: Progress;
  readonly phone: boolean;
  readonly onPick: (heap: Heap, tile: number) => void;
};

export function Island(props: IslandProps) {
  const { mode, step, phone } = props;
  const { task } = step;
  const asked = task.kind === "pick" || task.kind === "take" ? task.heap : null;
  const family = mode === "family";
  const heaps: readonly (readonly Heap[])[] = [["left"], ...(family ? [] : [["right"] as const]), ["rare", "common"]];
  // On a phone only what is asked about: the boat needs the room. The sister counts through both fields.
  const both = mode === "solo" && task.kind === "pick";
  const shown = !phone ? heaps : both ? heaps.slice(0, 2) : asked ? [[asked]] : [];
  if (shown.length === 0) return null;
  return (
    <div className={family ? "isle-island family" : "isle-island"}>
      {shown.map((some) => (
        <HeapField key={some[0]} heaps={some} {...props} />
      ))}
    </div>
  );
}

function HeapField({
  heaps,
  mode,
  step,
  place: { scene, held, verdict },
  phone,
  onPick,
}: IslandProps & { readonly heaps: readonly Heap[] }) {
  const { t } = useText();
  const { task } = step;
  const [first = "left"] = heaps;
  const under = first === "rare" || first === "common";
  const family = mode === "family";
  const name = t(under ? "isle-ui-under" : `isle-ui-field-${family ? "all" : first}`);
  const price = family ? undefined : PRICES[first];
  const before = first === "right" ? scene.heaps.left.length : 0;
  const takes = (task.kind === "pick" || task.kind === "take") && verdict !== "right";
  const empty = heaps.every((heap) => scene.heaps[heap].length === 0);
  return (
    <section className={under ? "isle-field under" : "isle-field"} aria-label={name}>
      <h3>
        {name}
        {price ? (
          <Chip>
            <Icon name="fish" size={20} />
            {t("isle-ui-each", { fish: price })}
          </Chip>
        ) : null}
      </h3>
      <ul className="isle-row">
        {heaps.flatMap((heap) =>
          scene.heaps[heap].map((tile, at) => {
            const unlit = task.kind === "pick" && task.unlit;
            const lit = takes && !unlit && task.heap === heap && task.tiles.includes(tile);
            return (
              <li key={tile}>
                <button
                  type="button"
                  className={lit ? "isle-key lit" : "isle-key"}
                  aria-pressed={held?.tile === tile}
                  aria-label={tileLabel(tile, t)}
                  disabled={!takes}
                  onClick={() => onPick(heap, tile)}
                  data-tile={tile}
                  data-colour={colourKey(tileOf(tile).colour) ?? undefined}
                >
                  {mode === "solo" && !under ? <span className="isle-place">{before + at + 1}</span> : null}
                  <TilePicture tile={tile} upright={phone} size={under ? 15 : 16.5} lit={lit} />
                </button>
              </li>
            );
          }),
        )}
        {empty ? <li className="note">{t("isle-ui-field-empty")}</li> : null}
      </ul>
    </section>
  );
}
