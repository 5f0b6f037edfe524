/** Who plays: the game, the players, their boats. Settled once, so it has a dialog of its own. */
import { useId } from "react";
import { Button, Choices, Dialog, Field, Icon } from "../../design";
import { useText } from "../../i18n";
import { BoatPicture } from "./BoatPicture";
import { BOATS, COLOURS } from "./box";
import { SISTERS_POINTS } from "./cards";
import { LONGEST_NAME } from "./padLink";
import {
  MODES,
  MOST_PLAYERS,
  type PadMode,
  type PadPlayer,
  type PadState,
  playersOf,
  withHerColour,
  withMode,
  withPlayer,
  withPlayers,
} from "./padState";
import { colourName, type Text } from "./words";

export const playerName = ({ name }: PadPlayer, seat: number, t: Text): string =>
  name.trim() || t("isle-pad-player", { number: seat + 1 });

/** All sides by name, the sister after the players. */
export const sidesOf = (pad: PadState, t: Text): readonly string[] => [
  ...playersOf(pad).map((player, seat) => playerName(player, seat, t)),
  ...(pad.mode === "solo" ? [t("isle-sister")] : []),
];

export function SetupDialog({
  pad,
  onChange,
  onClose,
}: {
  readonly pad: PadState;
  readonly onChange: (pad: PadState) => void;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const sides = sidesOf(pad, t);
  return (
    <Dialog open onClose={onClose} title={t("isle-pad-setup")} wide>
      <Choices
        legend={t("isle-option-mode")}
        choices={MODES.map((mode: PadMode) => ({ value: mode, label: t(`isle-option-mode-${mode}`) }))}
        value={pad.mode}
        onChange={(mode) => onChange(withMode(pad, mode))}
      />
      {pad.mode === "solo" ? null : (
        <Choices
          legend={t("isle-pad-players")}
          choices={Array.from({ length: MOST_PLAYERS }, (_, at) => ({ value: at + 1, label: at + 1 }))}
          value={pad.players.length}
          onChange={(count) => onChange(withPlayers(pad, count))}
        />
      )}
      {playersOf(pad).map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is a seat
        <section key={seat} className="isle-pad-player" aria-label={playerName(player, seat, t)}>
          <Field
            label={t("isle-pad-name", { number: seat + 1 })}
            value={player.name}
            maxLength={LONGEST_NAME}
            placeholder={t("isle-pad-player", { number: seat + 1 })}
            autoComplete="off"
            onChange={(event) => onChange(withPlayer(pad, seat, { name: event.target.value }))}
          />
          <BoatChoice boat={player.boat} onChange={(boat) => onChange(withPlayer(pad, seat, { boat }))} />
        </section>
      ))}
      {pad.mode !== "family" && sides.length > 1 ? (
        <Choices
          legend={t("isle-pad-first")}
          choices={sides.map((name, side) => ({ value: side, label: name }))}
          value={pad.first}
          onChange={(first) => onChange({ ...pad, first })}
        />
      ) : null}
      <div className="dialog-actions">
        <Button icon="ui-check" onClick={onClose}>
          {t("isle-pad-ready")}
        </Button>
      </div>
    </Dialog>
  );
}

/** The four boats, told apart by their rats and maps. */
function BoatChoice({ boat, onChange }: { readonly boat: number; readonly onChange: (boat: number) => void }) {
  const { t } = useText();
  const name = useId();
  return (
    <fieldset className="isle-pad-boats">
      <legend className="lead">{t("isle-pad-which-boat")}</legend>
      {BOATS.map((_, one) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a boat is its number
        <label key={one} className="isle-pad-boat">
          <input
            className="cover"
            type="radio"
            name={name}
            checked={one === boat}
            onChange={() => onChange(one)}
            aria-label={t("isle-pad-boat-number", { number: one + 1 })}
          />
          <span aria-hidden="true">
            <BoatPicture ship={{ boat: one, pieces: [], filled: 0n }} label="" />
            <b>{one + 1}</b>
            <Icon name="ui-check" size={20} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The sister's five colours in the order in which they were turned [ISLE 6.7]. */
export function HerColours({ pad, onChange }: { readonly pad: PadState; readonly onChange: (pad: PadState) => void }) {
  const { t } = useText();
  return (
    <fieldset className="isle-pad-hues">
      <legend className="note">{t("isle-ui-sister-colours")}</legend>
      {pad.colours.map((colour, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places in her row
        <label key={place} className="isle-pad-select">
          <b>{SISTERS_POINTS[place]}</b>
          <Icon name={`head-${COLOURS[colour]}`} size={26} />
          <span className="spoken">{t("isle-pad-her-colour", { place: place + 1 })}</span>
          <select value={colour} onChange={(event) => onChange(withHerColour(pad, place, Number(event.target.value)))}>
            {COLOURS.map((key, one) => (
              <option key={key} value={one}>
                {colourName(one, t)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
