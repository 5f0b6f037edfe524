/** Who sits at a table: a face in a round frame, and how well a bot plays. */
import { Icon } from "./Icon";

/** A bot's face fills less of its frame than a person's bust, which the frame cuts off: its whiskers want room. */
export function Face({ name, size = 56 }: { readonly name: string; readonly size?: number }) {
  const isBot = name.startsWith("bot-");
  const part = isBot ? 0.86 : 0.92;
  return (
    <span className={isBot ? "face" : "face bust"} style={{ width: size, height: size }}>
      <Icon name={name} size={Math.round((size - 4) * part)} />
    </span>
  );
}

/** A level as beads in a row; `label` says it aloud. */
export function Beads({ level, of, label }: { readonly level: number; readonly of: number; readonly label: string }) {
  return (
    <span className="beads" role="img" aria-label={label} title={label}>
      {Array.from({ length: of }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place in the row
        <i key={at} className={at < level ? "on" : undefined} />
      ))}
    </span>
  );
}
