/** Chance was fair: what was promised at the start, what was shown at the end, and that the two agree. */
import { Icon } from "../design";
import { useText } from "../i18n";
import type { Replay } from "../wire/types";

/** Frames that chance made. */
export const drawsOf = (replay: Replay): number => replay.frames.filter((frame) => frame.seat === -1).length;

export function Fairness({ replay }: { readonly replay: Replay }) {
  const { t } = useText();
  const { verified, commitment, seed } = replay;
  const tone = verified === true ? "go" : verified === false ? "stop" : "plain";
  return (
    <details className="card replay-fair" open={new URLSearchParams(location.search).has("check")}>
      <summary>
        <Icon name="ui-shield" size={22} />
        <span>{t("replay-fair")}</span>
        <span className={`chip ${tone}`}>
          {t(verified === true ? "replay-fair-yes" : verified === false ? "replay-fair-no" : "replay-fair-unknown")}
        </span>
      </summary>
      <p>
        {verified === true
          ? t("replay-fair-yes-note", { draws: drawsOf(replay) })
          : t(verified === false ? "replay-fair-no-note" : "replay-fair-unknown-note")}
      </p>
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
      <p className="note">{t("replay-fair-note")}</p>
    </details>
  );
}
