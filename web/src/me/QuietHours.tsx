/** The hours in which nobody calls this person, by the clock of where they are. */
import { useId } from "react";
import { Switch } from "../design";
import { useText } from "../i18n";

type Hours = readonly [number, number];

const NIGHT: Hours = [22, 7];
const DAY = Array.from({ length: 24 }, (_, hour) => hour);

export function QuietHours({
  quiet,
  zone,
  choose,
}: {
  readonly quiet: Hours | null;
  readonly zone: string;
  readonly choose: (quiet: Hours | null) => void;
}) {
  const { t, language } = useText();
  return (
    <div className="calls-quiet">
      <Switch label={t("calls-quiet")} checked={quiet !== null} onChange={(on) => choose(on ? NIGHT : null)} />
      {quiet ? (
        <>
          <div className="calls-hours">
            <Hour label={t("calls-quiet-from")} hour={quiet[0]} onChange={(from) => choose([from, quiet[1]])} />
            <Hour label={t("calls-quiet-to")} hour={quiet[1]} onChange={(to) => choose([quiet[0], to])} />
          </div>
          <p className="note">{t("calls-quiet-note", { zone: nameOf(zone, language) })}</p>
        </>
      ) : null}
    </div>
  );
}

function Hour({
  label,
  hour,
  onChange,
}: {
  readonly label: string;
  readonly hour: number;
  readonly onChange: (hour: number) => void;
}) {
  const { language } = useText();
  const id = useId();
  const said = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" });
  return (
    <span className="me-select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={hour} onChange={(event) => onChange(Number(event.target.value))}>
        {DAY.map((one) => (
          <option key={one} value={one}>
            {said.format(new Date(2000, 0, 1, one))}
          </option>
        ))}
      </select>
    </span>
  );
}

/** As people say it; one that this browser does not know goes by its own name. */
function nameOf(timeZone: string, language: string): string {
  try {
    const said = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longGeneric" });
    return said.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
