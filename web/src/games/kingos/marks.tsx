/** Signs of the island, in one line, on a grid of 24: what is won, lost, done. Words stand beside them. */
export type MarkName =
  | "rest"
  | "flower"
  | "curse"
  | "move"
  | "energy"
  | "wheel"
  | "thrown"
  | "sword"
  | "shield"
  | "moon"
  | "bag"
  | "cards"
  | "star"
  | "flag"
  | "tower"
  | "wait"
  | "ask";

const PATHS: Readonly<Record<MarkName, string>> = {
  rest: "M16.5 15.5A8 8 0 0 1 8.5 5a8 8 0 1 0 8 10.5ZM17 4v4M15 6h4",
  flower:
    "M12 9.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2ZM9.8 8.6C8 5.4 9.6 3 12 3s4 2.4 2.2 5.6M15.2 10.2c3.6-.4 5.6 1.4 5.2 3.8s-3 3-5.8 1.4M13.6 15.6c1 3.4-.2 5.4-2.6 5.4s-3.400-2-1.800-5.400M9.300 15.200c-3 1.600-5.400.800-5.800-1.400s1.600-4 5.200-3.600",
  curse: "M5 20V10a7 7 0 0 1 14 0v10l-2.800-2-2.200 2-2-2-2 2-2.200-2ZM8.500 9.500l2 1M15.500 9.500l-2 1M10 14h4",
  move: "M12 3v18M3 12h18M12 3l-3 3M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3",
  energy: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM8.500 10.500A4 4 0 0 1 11 8",
  wheel:
    "M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17ZM12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM12 3.500v6M12 14.500v6M3.500 12h6M14.500 12h6",
  thrown: "M12 4v14M12 18l-5-5M12 18l5-5M6 21h12",
  sword:
    "M19 4l-9.500 9.500M19 4l-4 .6-7.400 7.400 2.800 2.800L17.800 7.500ZM7 11.500l5.500 5.500M8.500 15.500L4.500 19.500",
  shield: "M12 3l7 2.500V11c0 4.500-3 7.800-7 10-4-2.200-7-5.500-7-10V5.500Z",
  moon: "M15.500 4.500a8 8 0 1 0 0 15 9.500 9.500 0 0 1 0-15Z",
  bag: "M8 8c-4 3-5 12 0 12h8c5 0 4-9 0-12ZM7.500 8h9M9 8 8 4l2.500 1L12 3.500 13.500 5 16 4l-1 4",
  cards: "M5 7h9v13H5ZM8 4h11v13",
  star: "M12 3.500l2.500 5.600 6 .6-4.600 4 1.400 6L12 16.500l-5.300 3.200 1.400-6-4.600-4 6-.6Z",
  flag: "M6 21V4h11l-2.500 3.500L17 11H6",
  tower: "M6 21V10H4V4h3v2h3V4h4v2h3V4h3v6h-2v11ZM10 21v-5a2 2 0 0 1 4 0v5",
  wait: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 7.500V12l3 2",
  ask: "M8.500 8.500a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.800M12 18.500v.1",
};

export function Mark({ name, size = 20 }: { readonly name: MarkName; readonly size?: number }) {
  return (
    <svg className="kingos-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
