/** A clan as a card: its bill, what it can do, and what it would have if the game ended now. */
import type { ReactNode } from "react";
import { Drawn, Face, Icon, Ribbon } from "../../design";
import { useText } from "../../i18n";
import { CHAOS, catsOf, catTokens, strengthOf } from "./box";
import { TilePicture } from "./Tile";
import type { Side } from "./tiles";
import type { ClanKey } from "./wire";
import { clanName } from "./words";

const letter = (side: Side) => (side === 0 ? "a" : "b");

/** Three of a clan on a hill of their side's colour; the sun stands on the side of A, the moon on that of B. */
export function Bill({ clan, side }: { readonly clan: ClanKey | null; readonly side: Side }) {
  const s = letter(side);
  return (
    <svg viewBox="0 0 274 138" preserveAspectRatio="xMidYMax meet" width="100%" height="100%" aria-hidden="true">
      <rect x="-400" y="-60" width="1074" height="198" fill={`var(--side-${s}-soft)`} />
      {side === 0 ? (
        <circle cx="216" cy="52" r="30" fill="var(--side-a)" opacity=".5" />
      ) : (
        <path d="M222 22a30 30 0 1 0 22 44 25 25 0 0 1-22-44Z" fill="var(--side-b)" opacity=".6" />
      )}
      <path d="M-400 98q110 30 220 18T0 106q50-26 110-8t164-14q90-10 180 12t220-6v60H-400Z" fill={`var(--side-${s})`} />
      <path
        d="M20 120l4-9M28 122l2-9M232 112l4-9M240 114l2-9M196 128l4-8M-60 126l4-9M-52 128l2-9M318 118l4-9M326 120l2-9"
        stroke={`var(--side-${s}-deep)`}
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity=".7"
      />
      {clan ? (
        <>
          <Drawn name={`clan-${clan}`} x={30} y={40} size={66} />
          <Drawn name={`clan-${clan}`} x={152} y={50} size={60} />
          <Drawn name={`clan-${clan}`} x={74} y={20} size={104} />
        </>
      ) : (
        <text
          x="126"
          y="98"
          textAnchor="middle"
          fontFamily="var(--font-book)"
          fontWeight="880"
          fontSize="84"
          fill={`var(--side-${s}-deep)`}
        >
          ?
        </text>
      )}
      <Hem side={side} />
    </svg>
  );
}

/** The border of the side, as on its tiles: beads or a zigzag. */
function Hem({ side }: { readonly side: Side }) {
  return side === 0 ? (
    <path
      d="M-400 7H680"
      stroke="var(--side-a-deep)"
      strokeWidth="4.6"
      strokeLinecap="round"
      strokeDasharray="0 8.66"
      opacity=".75"
    />
  ) : (
    <path
      d={`M-400 5${"l3.8 5 3.8-5".repeat(142)}`}
      fill="none"
      stroke="var(--side-b-deep)"
      strokeWidth="1.8"
      strokeLinejoin="round"
      opacity=".8"
    />
  );
}

/** The clan's effect and its chief's power, in words. */
export function Powers({ clan }: { readonly clan: ClanKey }) {
  const { t } = useText();
  return (
    <ul className="clans-powers">
      <li>
        <Icon name="ui-star" size={24} label={t("clans-effect")} />
        <span>{t(`clans-effect-${clan}`)}</span>
      </li>
      <li>
        <Icon name="chief" size={26} label={t("clans-chief")} />
        <span>{t(`clans-chief-${clan}`)}</span>
      </li>
    </ul>
  );
}

/** The Chaoticats' strengths: fewer cats, stronger cats. */
export function ChaosTable() {
  const { t } = useText();
  return (
    <table className="clans-chaos">
      <caption className="spoken">{t("clans-chaos-caption")}</caption>
      <tbody>
        <tr>
          <th scope="row">{t("clans-chaos-awake")}</th>
          {CHAOS.map(([cats]) => (
            <td key={cats}>{cats}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t("clans-chaos-strength")}</th>
          {CHAOS.map(([cats, strength]) => (
            <td key={cats}>{strength}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** The five tiles of a clan, chief last. */
export function Cats({ clan, side }: { readonly clan: ClanKey; readonly side: Side }) {
  const { t } = useText();
  const { cats, chief } = catsOf(clan);
  const clans = [clan, clan] as const;
  const tokens = catTokens(clan, side);
  return (
    <div
      className="clans-cats"
      role="img"
      aria-label={t("clans-cats", { cats: cats.map(printed).join(", "), chief: printed(chief) })}
    >
      {tokens.map((token, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cats are equal
        <TilePicture key={i} token={token} clans={clans} />
      ))}
    </div>
  );
}

const printed = (strength: number): string => (strength === 0 ? "?" : String(strength));

export function ClanCard({
  clan,
  side,
  who,
  face,
  powers,
  turn = null,
  cats = false,
  brief = false,
  heading: Heading = "h2",
  children,
  className = "",
}: {
  readonly clan: ClanKey | null;
  readonly side: Side;
  readonly who?: string;
  /** The drawing of who leads it. */
  readonly face?: string | undefined;
  readonly powers: boolean;
  /** Whose turn it is, if it is this side's. */
  readonly turn?: "yours" | "theirs" | null;
  /** Show its five tiles. */
  readonly cats?: boolean;
  /** Only who they are. */
  readonly brief?: boolean;
  readonly heading?: "h2" | "h3";
  readonly children?: ReactNode;
  readonly className?: string;
}) {
  const { t } = useText();
  const strength = clan && strengthOf(clan);
  const note = [who, strength ? t("clans-strength-in-all", { strength }) : null].filter(Boolean).join(", ");
  return (
    <section
      className={`card clans-card ${className}`}
      aria-label={who ? `${clanName(clan, t)}, ${who}` : clanName(clan, t)}
    >
      {turn && <Ribbon label={t("clans-to-move")} yours={turn === "yours"} />}
      <div className="clans-bill">
        <Bill clan={clan} side={side} />
      </div>
      <div className="clans-card-text">
        <div className="clans-led">
          {face && <Face name={face} size={brief ? 36 : 44} />}
          <div>
            <Heading>{clanName(clan, t)}</Heading>
            {note && <p className="note">{note}</p>}
          </div>
        </div>
        {clan && cats && <Cats clan={clan} side={side} />}
        {clan && powers && <Powers clan={clan} />}
        {clan === "chaoticats" && !brief && <ChaosTable />}
        {clan && !powers && !brief && clan !== "chaoticats" && <p className="note">{t("clans-powers-off")}</p>}
        {children}
      </div>
    </section>
  );
}
