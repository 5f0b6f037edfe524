/** The sea round the island: a wave here and there. */
import { useId } from "react";

export function Waves() {
  const id = useId();
  return (
    <svg className="kingos-waves" aria-hidden="true">
      <pattern id={id} width="190" height="128" patternUnits="userSpaceOnUse">
        <path
          d="M16 26q8-9 16 0t16 0 16 0M112 70q7-8 14 0t14 0M44 106q6-8 13 0M150 116q7-8 14 0t14 0"
          fill="none"
          stroke="var(--sea-line)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
