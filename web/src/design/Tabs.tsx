import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

export type Tab = { readonly key: string; readonly label: ReactNode; readonly content: ReactNode };

/** Tabs by the book: arrows walk, Home and End jump, one tab stop. */
export function Tabs({
  label,
  tabs,
  first,
  wanted,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly first?: string;
  /** The one that something is asked about now: opened when that begins, and no longer held open. */
  readonly wanted?: string | undefined;
}) {
  const id = useId();
  const [chosen, choose] = useState(first ?? tabs[0]?.key);
  const [before, setBefore] = useState<string>();
  if (before !== wanted) {
    setBefore(wanted);
    if (wanted) choose(wanted);
  }
  const current = tabs.find((tab) => tab.key === chosen) ?? tabs[0];

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const at = tabs.findIndex((tab) => tab.key === current?.key);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[to % tabs.length];
    if (!next) return;
    event.preventDefault();
    choose(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  }

  return (
    <div>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className="tab-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current?.key}`}>
        {current?.content}
      </div>
    </div>
  );
}
