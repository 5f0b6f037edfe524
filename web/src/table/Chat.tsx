import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { SeatName } from "../core/module";
import { Button } from "../design";
import { useText } from "../i18n";
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

  return (
    <section className="chat" ref={box} aria-labelledby={title}>
      <h2 id={title}>{t("chat")}</h2>
      {state.table ? <WatchersNote table={state.table} /> : null}
      {state.chat.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        <div className="chat-lines" ref={lines} role="log" aria-labelledby={title} tabIndex={0}>
          {state.chat.map((line) => (
            <p key={line.n}>
              <b>{who(line.seat, line.name)}</b> {saidLine(line.text, game, tools)}
            </p>
          ))}
        </div>
      ) : (
        <p className="note">{t("chat-empty")}</p>
      )}
      {phrases.length > 0 ? (
        <div className="chat-phrases" role="group" aria-label={t("chat-phrases")}>
          {phrases.map((phrase) => (
            <button key={phrase} type="button" className="chip" onClick={() => room.say(sentPhrase(phrase))}>
              {t(`${game}-phrase-${phrase}`)}
            </button>
          ))}
        </div>
      ) : null}
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
    </section>
  );
}
