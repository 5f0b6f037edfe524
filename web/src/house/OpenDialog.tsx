/** "Open a table": which game, how many, how fast, what it is called. It hangs on the board at once. */
import { type FormEvent, useId, useState } from "react";
import { Button, Choices, Dialog, Field, Strip } from "../design";
import { navigate } from "../ground/router";
import { useText } from "../i18n";
import { haveName } from "../shell/me";
import { api, Failure, type SeatWish } from "../wire/api";
import { SeatingChoices, useSeating } from "./Seating";

const LONGEST_TITLE = 40;

export function OpenDialog({ games, onClose }: { readonly games: readonly string[]; readonly onClose: () => void }) {
  const { t } = useText();
  const form = useId();
  const [game, setGame] = useState(games[0] ?? "");
  const seating = useSeating(game, 0);
  const { info, seats, clock } = seating;
  const [title, setTitle] = useState("");
  const { busy, fault, begin } = useOpening();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const options = Object.fromEntries((info?.options ?? []).map((option) => [option.key, option.default]));
    const others: readonly SeatWish[] = Array.from({ length: seats - 1 }, () => "open" as const);
    void begin({ game, options, seats: ["me", ...others], clock, pin: title });
  };
  return (
    <Dialog open title={t("house-open")} onClose={onClose}>
      {fault ? (
        <Strip tone="stop" icon="ui-help">
          {t(fault)}
        </Strip>
      ) : null}
      <form id={form} className="open-form" onSubmit={submit}>
        <Choices
          legend={t("house-filter-game")}
          value={game}
          onChange={setGame}
          choices={games.map((value) => ({ value, label: t(`${value}-title`) }))}
        />
        <SeatingChoices of={seating} />
        <Field
          label={t("pin-title")}
          note={t("pin-title-note")}
          value={title}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
        />
        <p className="note">{t(info?.lacks ? `lacks-${info.lacks}` : "house-open-note")}</p>
        <div className="dialog-actions">
          <Button type="submit" icon="ui-plus" disabled={busy || info?.lacks !== null} data-testid="open-go">
            {t("house-open-go")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useOpening() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const begin = async (wish: Parameters<typeof api.create>[0]): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      await haveName(true);
      const table = await api.create(wish);
      navigate(`/t/${table.id}`);
    } catch (error) {
      const kind = error instanceof Failure ? error.kind : "internal";
      const why: Partial<Record<typeof kind, string>> = {
        unreachable: "fault-unreachable",
        too_many: "house-too-many-tables",
        too_fast: "house-too-fast",
      };
      setFault(why[kind] ?? "fault-create");
      setBusy(false);
    }
  };
  return { busy, fault, begin };
}
