import { memo } from "react";
import { Strewn } from "../../design/Strewn";

const WAVES =
  "M14 20q7-8 14 0t14 0 14 0M112 34q7-8 14 0t14 0M60 68q7-8 14 0t14 0 14 0M150 82q6-7 12 0t12 0M4 60q5-6 10 0";

/** The sea round a boat. */
export const Waves = memo(function Waves() {
  return <Strewn className="isle-waves" width={190} height={96} d={WAVES} ink="var(--sea-line)" />;
});
