/** Chance was fair: what was promised at the start, what was shown at the end, and that the two agree. */
import { Icon } from "../design";
import { search } from "../ground/router";
import { useText } from "../i18n";
import type { Replay } from "../wire/types";

const noteOf = ({ steps }: Replay["draws"]): string => (steps > 0 ? "replay-fair-note-back" : "replay-fair-note");

export function Fairness({ replay }: { readonly replay: Replay }) {
  const { t } = useText();
  const { verified, commitment, seed, draws, at_home } = replay;
  const proves = verified === true && !at_home;
  const tone = proves ? "go" : verified === false ? "stop" : "plain";
  return (
    <details className="card replay-fair" open={new URLSearchParams(search()).has("check")}>
      <summary>
        <Icon name="ui-shield" size={22} />
        <span>{t("replay-fair")}</span>
        <span className={`chip ${tone}`}>
          {t(verified === true ? "replay-fair-yes" : verified === false ? "replay-fair-no" : "replay-fair-unknown")}
        </span>
        {at_home ? <span className="chip plain">{t("begun-at-home")}</span> : null}
      </summary>
      <p>
        {verified === true
          ? t("replay-fair-yes-note", { draws: draws.count - draws.earlier })
          : t(verified === false ? "replay-fair-no-note" : "replay-fair-unknown-note")}
      </p>
      {verified && draws.earlier > 0 ? <p>{t("replay-fair-earlier", { draws: draws.earlier })}</p> : null}
      {replay.cut ? <p>{t("replay-cut")}</p> : null}
      {draws.steps > 0 ? <p>{t("steps-back", { draws: draws.count, seen: draws.seen, steps: draws.steps })}</p> : null}
      <dl>
        <dt>{t("replay-commitment")}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {seed ? (
          <>
            <dt>{t("replay-seed")}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </>
        ) : null}
      </dl>
      <p className="note">{t(at_home ? "begun-at-home-note" : noteOf(draws))}</p>
    </details>
  );
}
