import { memo } from "react";

/** The patterns of the five rugs, once on a page. Each carries meaning: 3 : 1 or more on its rug, day and night. */
export const Patterns = memo(function Patterns() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        <pattern id="isle-rug-blue" width="16" height="16" patternUnits="userSpaceOnUse">
          <path
            d="M0 5q4-5 8 0t8 0M0 13q4-5 8 0t8 0"
            fill="none"
            stroke="var(--cat-blue-deep)"
            strokeWidth="1.4"
            opacity=".8"
          />
        </pattern>
        <pattern id="isle-rug-green" width="14" height="14" patternUnits="userSpaceOnUse">
          <g fill="var(--cat-green-deep)" opacity=".83">
            <circle cx="3.5" cy="3.5" r="1.8" />
            <circle cx="10.5" cy="10.5" r="1.8" />
          </g>
        </pattern>
        <pattern id="isle-rug-orange" width="12" height="12" patternUnits="userSpaceOnUse">
          <path d="M-2 14 14-2M-8 8 8-8M4 20 20 4" stroke="var(--cat-orange-deep)" strokeWidth="1.5" opacity=".9" />
        </pattern>
        <pattern id="isle-rug-red" width="16" height="16" patternUnits="userSpaceOnUse">
          <path d="M8 2.5l3.6 5.5-3.6 5.5-3.6-5.5Z" fill="var(--cat-red-deep)" opacity=".76" />
        </pattern>
        <pattern id="isle-rug-purple" width="20" height="20" patternUnits="userSpaceOnUse">
          <g stroke="var(--cat-purple-deep)" strokeWidth="1.5" strokeLinecap="round" opacity=".72">
            <path d="M5 2v7M1.5 5.5h7M15 12v7M11.5 15.5h7" />
            <path d="M15 5h.1M5 15h.1" strokeWidth="2.4" />
          </g>
        </pattern>
        <pattern id="isle-no" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" stroke="var(--art-line)" strokeWidth="3" opacity=".5" />
        </pattern>
      </defs>
    </svg>
  );
});
