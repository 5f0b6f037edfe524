import { memo, useId } from "react";

/** A few blades, so that the tiles lie on something. */
export const Grass = memo(function Grass() {
  const id = useId();
  return (
    <svg className="clans-grass" width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width="150" height="110" patternUnits="userSpaceOnUse">
          <path
            d="M18 30q0-8-4-12M22 30q1-9 5-12M90 70q0-8-4-12M94 70q1-9 5-12M130 20q0-6-3-9M134 20q1-6 4-9M46 96q0-6-3-9M50 96q1-6 4-9"
            stroke="var(--moss-deep)"
            strokeWidth="2"
            strokeLinecap="round"
            fill="none"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
});
