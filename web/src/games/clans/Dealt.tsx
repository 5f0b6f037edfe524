/** Clan cards looked back at: in ink what was taken of them, in pencil what was better. */
import type { SeatName } from "../../core/module";
import { Face } from "../../design";
import { useText } from "../../i18n";
import { ClanCard } from "./ClanCard";
import type { Hand } from "./dealt";
import { shownName } from "./words";

export function Dealt({ hands, names }: { readonly hands: readonly Hand[]; readonly names: readonly SeatName[] }) {
  const { t } = useText();
  return hands.map(({ side, cards, taken, better }) => (
    <section key={side} className="plate still clans-dealt">
      <div className="clans-led">
        {names[side]?.face ? <Face name={names[side].face} size={36} /> : null}
        <div>
          <h2>{shownName(names, side, t)}</h2>
          <p className="note">{t("clans-hand")}</p>
        </div>
      </div>
      <ul className="clans-dealt-cards">
        {cards.map((clan) => {
          const pen = clan === taken ? "ink" : clan === better ? "pencil" : null;
          const flag = pen === "pencil" ? t("look-better") : pen && better ? t("look-played") : null;
          return (
            <li key={clan} className={pen ?? undefined} data-clan={clan}>
              {flag ? <span className="clans-dealt-flag">{flag}</span> : null}
              <ClanCard clan={clan} side={side} powers={false} brief heading="h3" />
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
