/** A battle is told step by step; until that is told, the table stays as it was before. */
import { useEffect, useRef, useState } from "react";
import type { PlayProps } from "../../core/module";
import { sound, useMotion } from "../../design";
import { soundOf } from "./battle";
import { FLOWERS, goalOf, STAGES, type Told, toldNow } from "./telling";
import type { Battle } from "./useBattle";
import type { KingosAction, KingosView } from "./wire";

const BEAT = 620;
/** Milliseconds until all is told, and a moment to read it. */
export const TOLD = (STAGES + 2) * BEAT;

/** How far the last battle is told; all of it without motion, and where there is none to tell. */
export function useStage(
  { report, open, opened, onOpened }: Battle,
  seat: number | null,
): { readonly stage: number; readonly skip: (() => void) | null } {
  const battle = open ? report : null;
  const { pace, still } = useMotion();
  const [state, setState] = useState<Told>(() => toldNow({ id: null, stage: STAGES }, battle, opened, still));
  const { id, stage } = toldNow(state, battle, opened, still);
  if (state.id !== id || state.stage !== stage) setState({ id, stage });
  const goal = battle ? goalOf(battle.verdicts.length > 0) : STAGES;
  useEffect(() => {
    if (stage >= goal) return;
    const next = stage + 1;
    const tell = () => {
      if (next < STAGES) sound(next === 3 ? "dice" : "click");
      setState({ id, stage: next });
    };
    const timer = setTimeout(tell, BEAT * Math.max(0.2, pace));
    return () => clearTimeout(timer);
  }, [id, stage, goal, pace]);
  useEffect(() => {
    if (id !== null && stage >= FLOWERS) onOpened(id);
  }, [id, stage, onOpened]);
  const heard = battle && stage >= STAGES ? soundOf(battle, seat) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each battle
  useEffect(() => {
    if (heard) sound(heard);
  }, [id, heard]);
  return { stage, skip: stage < goal ? () => setState({ id, stage: goal }) : null };
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
