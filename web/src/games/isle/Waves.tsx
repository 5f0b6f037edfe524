import { memo, useId } from "react";

/** The sea round a boat. */
export const Waves = memo(function Waves() {
  const id = useId();
  return (
    <svg className="isle-waves" width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width="190" height="96" patternUnits="userSpaceOnUse">
          <path
            d="M14 20q7-8 14 0t14 0 14 0M112 34q7-8 14 0t14 0M60 68q7-8 14 0t14 0 14 0M150 82q6-7 12 0t12 0M4 60q5-6 10 0"
            fill="none"
            stroke="var(--sea-line)"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
});
