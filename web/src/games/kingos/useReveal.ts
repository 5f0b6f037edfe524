/** A battle that was just decided is told step by step; until it is told, the table stays as it was before. */
import { useEffect, useRef, useState } from "react";
import type { PlayProps } from "../../core/module";
import { sound, useMotion } from "../../design";
import { type Report, soundOf } from "./battle";
import type { KingosAction, KingosView } from "./wire";

/** Discs, then flowers, then the die, then the end. */
export const STAGES = 4;
const BEAT = 620;
/** Milliseconds until all is told, and a moment to read it. */
export const TOLD = (STAGES + 2) * BEAT;

/** How far the battle of this number is told; all of it without motion, and where there is none to tell. */
export function useStage(
  battle: Report | null,
  seat: number | null,
): { readonly stage: number; readonly skip: () => void } {
  const id = battle?.id ?? null;
  const { pace, still } = useMotion();
  const begin = id === null || still ? STAGES : 0;
  const [state, setState] = useState({ id, stage: begin });
  if (state.id !== id) setState({ id, stage: begin });
  const stage = state.id === id ? state.stage : begin;
  useEffect(() => {
    if (stage >= STAGES) return;
    if (stage > 0) sound(stage === 3 ? "dice" : "click");
    const timer = setTimeout(() => setState((now) => ({ ...now, stage: now.stage + 1 })), BEAT * Math.max(0.2, pace));
    return () => clearTimeout(timer);
  }, [stage, pace]);
  const heard = battle && stage >= STAGES ? soundOf(battle, seat) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each battle
  useEffect(() => {
    if (heard) sound(heard);
  }, [id, heard]);
  return { stage, skip: () => setState({ id, stage: STAGES }) };
}

type Props = PlayProps<KingosView, KingosAction>;

/** What the table looked like before it was told: nobody is asked for anything meanwhile. */
export function useHeldBack(props: Props, telling: boolean): Props {
  const before = useRef(props);
  if (!telling) before.current = props;
  if (!telling) return props;
  const { sight, position } = before.current;
  return { ...before.current, sight: { ...sight, menu: null }, position: { ...position, must: [] } };
}
