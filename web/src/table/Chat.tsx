import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { SeatName } from "../core/module";
import { mySeats } from "../core/names";
import { Button, Dialog, Field } from "../design";
import { rich, useText } from "../i18n";
import type { ChatLine, TableInfo } from "../wire/types";
import { heard, shownMuted } from "./muted";
import { saidLine, sentPhrase } from "./phrases";
import type { Room, RoomState } from "./room";
import { WatchersNote } from "./Watchers";

const LONGEST = 400;

/** What is said at the table. Seen counts as read: when it is on the screen and the tab is looked at. */
export function Chat({
  room,
  state,
  names,
  phrases = [],
}: {
  readonly room: Room;
  readonly state: RoomState;
  readonly names: readonly SeatName[];
  /** What one press says, to each in their own language. */
  readonly phrases?: readonly string[] | undefined;
}) {
  const tools = useText();
  const { t } = tools;
  const game = state.table?.game ?? "";
  const [text, setText] = useState("");
  const lines = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  const title = useId();
  const newest = state.chat.at(-1)?.n ?? -1;
  const [about, setAbout] = useState<ChatLine | null>(null);
  const chat = heard(state.chat, shownMuted(state));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it follows
  useEffect(() => {
    const list = lines.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [newest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line may already be in sight
  useEffect(() => {
    if (!box.current || typeof IntersectionObserver !== "function") return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting) && document.visibilityState === "visible") room.readChat();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [room, newest]);

  const say = (event: FormEvent) => {
    event.preventDefault();
    const tidy = text.trim();
    if (!tidy) return;
    room.say(tidy.slice(0, LONGEST));
    setText("");
  };
  const who = (seat: number | null, name: string): string => {
    const known = seat === null ? undefined : names[seat];
    return known?.you ? t("seat-you") : (known?.name ?? (name || t("seat-watcher")));
  };
  const mine = (seat: number | null): boolean => seat !== null && (state.table?.seats[seat]?.mine ?? false);

  return (
    <section className="chat" ref={box} aria-labelledby={title}>
      <h2 id={title}>{t("chat")}</h2>
      {state.table ? <WatchersNote table={state.table} /> : null}
      {chat.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        <div className="chat-lines" ref={lines} role="log" aria-labelledby={title} tabIndex={0}>
          {chat.map((line) => (
            <p key={line.n}>
              {mine(line.seat) ? (
                <b>{who(line.seat, line.name)}</b>
              ) : (
                <button type="button" className="chat-who" aria-haspopup="dialog" onClick={() => setAbout(line)}>
                  {who(line.seat, line.name)}
                </button>
              )}{" "}
              {saidLine(line.text, game, tools)}
            </p>
          ))}
        </div>
      ) : state.chat.length > 0 ? null : (
        <p className="note">{t("chat-empty")}</p>
      )}
      <MutedNotes room={room} state={state} who={who} />
      {about ? (
        <AboutLine
          room={room}
          line={about}
          name={who(about.seat, about.name)}
          seat={about.seat !== null && state.table?.seats[about.seat]?.kind === "person" ? about.seat : null}
          onClose={() => setAbout(null)}
        />
      ) : null}
      {mayTalk(state.table) ? null : (
        <p className="note">{t(state.table?.sent_away ? "talk-sent-away" : "talk-closed")}</p>
      )}
      {phrases.length > 0 && mayTalk(state.table) ? (
        <div className="chat-phrases" role="group" aria-label={t("chat-phrases")}>
          {phrases.map((phrase) => (
            <button key={phrase} type="button" className="chip" onClick={() => room.say(sentPhrase(phrase))}>
              {t(`${game}-phrase-${phrase}`)}
            </button>
          ))}
        </div>
      ) : null}
      {mayTalk(state.table) ? (
        <form className="chat-form" onSubmit={say}>
          <input
            value={text}
            maxLength={LONGEST}
            aria-label={t("chat-say")}
            placeholder={t("chat-say")}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" kind="quiet" round icon="ui-step" label={t("chat-send")} />
        </form>
      ) : null}
    </section>
  );
}

/** A host may have closed the talk to those who watch, and does not hear who was sent away. */
const mayTalk = (table: TableInfo | null): boolean =>
  table === null || (!table.sent_away && (table.talk === "anyone" || table.host || mySeats(table).length > 0));

/** Who is not heard, and the way to hear them again. */
function MutedNotes({
  room,
  state,
  who,
}: {
  readonly room: Room;
  readonly state: RoomState;
  readonly who: (seat: number | null, name: string) => string;
}) {
  const { t } = useText();
  const muted = shownMuted(state);
  const again = (say: string, voice: string | null) => (
    <p className="note chat-muted" key={voice}>
      {say}
      <Button kind="quiet" size="small" onClick={() => room.mute(voice, false)} data-testid="unmute">
        {t("mute-not")}
      </Button>
    </p>
  );
  if (muted.all) return again(t("mute-all-is"), null);
  return muted.who.map((voice) => {
    const line = state.chat.findLast((one) => one.who === voice);
    return again(t("mute-is", { name: line ? who(line.seat, line.name) : t("seat-somebody") }), voice);
  });
}

/** What can be done about a line: not hear its speaker, or bring it before who keeps the house. */
function AboutLine({
  room,
  line,
  name,
  seat,
  onClose,
}: {
  readonly room: Room;
  readonly line: ChatLine;
  readonly name: string;
  readonly seat: number | null;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const [why, setWhy] = useState("");
  const [sent, setSent] = useState(false);
  const report = (what: { readonly line: number } | { readonly seat: number }) => () => {
    room.report(what, why.trim());
    setSent(true);
  };
  return (
    <Dialog open onClose={onClose} title={name}>
      <p className="lead">{line.text}</p>
      <div className="dialog-actions">
        <Button
          icon="ui-mute"
          data-testid="mute"
          onClick={() => {
            room.mute(line.who, true);
            onClose();
          }}
        >
          {t("mute-one")}
        </Button>
      </div>
      {sent ? (
        <p role="status">{t("report-sent")}</p>
      ) : (
        <>
          <p className="note">{rich(t("report-lead"))}</p>
          <Field
            label={t("report-why")}
            value={why}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => setWhy(event.target.value)}
          />
          <div className="dialog-actions">
            {seat !== null ? (
              <Button kind="quiet" icon="ui-flag" onClick={report({ seat })} data-testid="report-name">
                {t("report-name")}
              </Button>
            ) : null}
            <Button kind="quiet" icon="ui-flag" onClick={report({ line: line.n })} data-testid="report">
              {t("report-line")}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
