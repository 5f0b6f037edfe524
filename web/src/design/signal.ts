/** The tab: its title, and the lamp on its icon when something is yours to do elsewhere. */
import { useEffect } from "react";
import { drawingAddress } from "./sprite";

const RIBBON =
  '<g transform="translate(38 -4)"><path d="M0 0h26v40l-13-9-13 9Z" fill="#F2B93B" stroke="#2B2436" stroke-width="3"/></g>';

let usualIcon: string | null = null;

function setIcon(lamp: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  usualIcon ??= link.href;
  const address = lamp ? drawingAddress("mark", RIBBON) : usualIcon;
  if (link.href !== address) link.href = address;
}

/** Names the tab. With `turn`, a hidden tab says so in front and lights its icon until it is looked at. */
export function useTab(title: string, turn: string | null = null): void {
  useEffect(() => {
    const show = () => {
      const calls = turn !== null && document.visibilityState === "hidden";
      const name = title ? `${title} · Tabbytop` : "Tabbytop";
      document.title = calls ? `● ${turn} · ${title || "Tabbytop"}` : name;
      setIcon(calls);
    };
    show();
    document.addEventListener("visibilitychange", show);
    return () => document.removeEventListener("visibilitychange", show);
  }, [title, turn]);
  useEffect(() => () => setIcon(false), []);
}
