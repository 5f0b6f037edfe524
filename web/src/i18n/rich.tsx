import { Fragment, type ReactNode } from "react";

/**
 * Texts may mark words with <em> (the one word that matters), <b> (a name) and <at> (a place on the board, which a board
 * may show to whoever asks for it). Nothing else is markup.
 */
export function rich(text: string): ReactNode {
  const parts = text.split(/<(em|b|at)>(.*?)<\/\1>/s);
  const nodes: ReactNode[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [plain, tag, inner] = parts.slice(at, at + 3);
    if (plain) nodes.push(<Fragment key={at}>{plain}</Fragment>);
    if (tag === "em") nodes.push(<em key={`${at}em`}>{inner}</em>);
    if (tag === "b") nodes.push(<b key={`${at}b`}>{inner}</b>);
    if (tag === "at")
      nodes.push(
        <span key={`${at}at`} className="at-place" data-place={inner}>
          {inner}
        </span>,
      );
  }
  return nodes;
}

/** The same text for ears and titles: without marks. */
export function plain(text: string): string {
  return text.replace(/<\/?(em|b|at)>/g, "");
}
