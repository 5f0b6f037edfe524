/** /t/{id}: lobby, play and end of one table. */
import { Suspense, useEffect, useState } from "react";
import { useBoard, useGames } from "../core/games";
import { announce } from "../ground/live";
import { useStore } from "../ground/store";
import { useGameTexts, useText } from "../i18n";
import { loadMe, tellSignedOut } from "../shell/me";
import { AskedToLeave, Blocked, NoTable, NotShown, Shut, Unreachable, Waiting } from "../shell/pages";
import { api, Failure } from "../wire/api";
import { type Arrived, useArrival } from "./arrival";
import { Lobby } from "./Lobby";
import { Play } from "./Play";
import { Room } from "./room";
import "./table.css";

export default function TablePage({ id }: { readonly id: string }) {
  const [room] = useState(() => new Room(id));
  const [failure, setFailure] = useState<Failure | null>(null);
  const state = useStore(room.store);

  useEffect(() => {
    let here = true;
    loadMe().catch(() => {});
    // The socket cannot say why it was refused; this can.
    api.table(id).catch((error: unknown) => {
      if (here && error instanceof Failure && !room.store.get().table) setFailure(error);
    });
    room.enter();
    return () => {
      here = false;
      room.leave();
    };
  }, [id, room]);

  if (state.link.state === "gone") return <Away kind={state.link.error.kind} />;
  if (!state.table) {
    if (failure && (REASONS.has(failure.kind) || failure.status === 404)) return <Away kind={failure.kind} />;
    if (failure && state.link.state === "lost") return <Unreachable retry={() => room.retryNow()} />;
    return <Waiting />;
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Seated room={room} game={state.table.game} />
    </Suspense>
  );
}

const REASONS: ReadonlySet<Failure["kind"]> = new Set(["unknown_table", "not_shown", "shut", "blocked", "signed_out"]);

/** Why there is no table to be seen here. */
function Away({ kind }: { readonly kind: Failure["kind"] }) {
  if (kind === "not_shown") return <NotShown />;
  if (kind === "shut") return <Shut />;
  if (kind === "signed_out") return <OutHere />;
  return kind === "blocked" ? <Blocked /> : <NoTable />;
}

/** The notice stands before an empty page. */
function OutHere() {
  useEffect(tellSignedOut, []);
  return <Waiting />;
}

/** Told as soon as it happens; the lobby stands here again for who is let back. */
function SentOut() {
  const { t } = useText();
  useEffect(() => announce(t("asked-to-leave")), [t]);
  return <AskedToLeave />;
}

function Seated({ room, game }: { readonly room: Room; readonly game: string }) {
  useGameTexts(game);
  const state = useStore(room.store);
  const games = useGames();
  const arrived = useArrival(room, state);
  useEffect(() => {
    // The board is fetched while people sit down.
    games.board(game).catch(() => {});
  }, [games, game]);
  if (!state.table) return null;
  if (state.table.phase === "lobby" && state.table.sent_away) return <SentOut />;
  if (state.table.phase === "lobby") return <Lobby room={room} state={state} table={state.table} arrived={arrived} />;
  if (!state.position) return <Waiting />;
  return <Playing room={room} game={game} arrived={arrived} />;
}

function Playing({ room, game, arrived }: { readonly room: Room; readonly game: string; readonly arrived: Arrived }) {
  const module = useBoard(game);
  const state = useStore(room.store);
  if (!state.table || !state.position) return <Waiting />;
  return <Play {...{ room, state, module, arrived }} table={state.table} position={state.position} />;
}
