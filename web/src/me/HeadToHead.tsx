/** Who was placed better, with every companion: a bar of stripes and dots, and the figures on it. */
import { useId, useState } from "react";
import { Button, Card, Face, Patterns, useWidth } from "../design";
import { useText } from "../i18n";
import type { Versus } from "../wire/memory";
import { nameOf } from "./ends";
import { faceOf } from "./Finished";
import { EVERYTHING, useMemory, want } from "./memory";

const HIGH = 26;
const PILL = 30;
const FIRST = 10;

export function HeadToHead() {
  const { t } = useText();
  const versus = useMemory()?.versus ?? [];
  const [shown, show] = useState(FIRST);
  if (versus.length === 0) return null;
  return (
    <Card className="me-card me-versus-all" aria-labelledby="versus">
      <h2 id="versus">{t("versus-title")}</h2>
      <ul className="me-rows">
        {versus.slice(0, shown).map((one) => (
          <Row key={one.key} one={one} />
        ))}
      </ul>
      {versus.length > shown ? (
        <Button kind="quiet" size="small" icon="ui-down" onClick={() => show(shown + FIRST)}>
          {t("versus-more")}
        </Button>
      ) : null}
      <p className="note">{t("versus-note")}</p>
    </Card>
  );
}

function Row({ one }: { readonly one: Versus }) {
  const { t } = useText();
  const who = nameOf(one, t);
  const { won, shared, lost, together } = one;
  const show = () => {
    want({ ...EVERYTHING, with: one.key });
    document.getElementById("finished")?.scrollIntoView({ block: "start" });
  };
  return (
    <li className="me-row me-versus">
      <Face name={faceOf(one)} size={42} />
      <Button kind="bare" size="small" onClick={show} aria-label={t("versus-games", { who })}>
        {who}
      </Button>
      <span className="spoken">{t("versus-spoken", { who, won, shared, lost, together })}</span>
      {won + shared + lost > 0 ? (
        <Bar won={won} shared={shared} lost={lost} />
      ) : (
        <span className="note">{t("versus-together", { count: together })}</span>
      )}
    </li>
  );
}

function Bar({ won, shared, lost }: { readonly won: number; readonly shared: number; readonly lost: number }) {
  const id = useId();
  const [ref, width] = useWidth<HTMLSpanElement>(180);
  const all = won + shared + lost;
  const inner = width - 2;
  const one = (won / all) * inner;
  const two = (lost / all) * inner;
  return (
    <span className="chart me-bar" ref={ref} aria-hidden="true">
      <svg width={width} height={HIGH} viewBox={`0 0 ${width} ${HIGH}`} role="presentation">
        <Patterns id={id} />
        <rect className="chart-bar none" x={1} y={1} width={inner} height={HIGH - 2} rx={3} />
        {won > 0 ? (
          <rect
            className="chart-bar one"
            x={1}
            y={1}
            width={one}
            height={HIGH - 2}
            rx={3}
            fill={`url(#${id}-stripes)`}
          />
        ) : null}
        {lost > 0 ? (
          <rect
            className="chart-bar two"
            x={1 + inner - two}
            y={1}
            width={two}
            height={HIGH - 2}
            rx={3}
            fill={`url(#${id}-dots)`}
          />
        ) : null}
        {won > 0 ? <Pill at={Math.max(1 + one / 2, 2 + PILL / 2)} text={`${won}`} /> : null}
        {lost > 0 ? <Pill at={Math.min(1 + inner - two / 2, inner - PILL / 2)} text={`${lost}`} /> : null}
      </svg>
    </span>
  );
}

function Pill({ at, text }: { readonly at: number; readonly text: string }) {
  return (
    <g>
      <rect className="chart-pill" x={at - PILL / 2} y={4} width={PILL} height={HIGH - 8} rx={7} />
      <text className="strong mid" x={at} y={18}>
        {text}
      </text>
    </g>
  );
}
