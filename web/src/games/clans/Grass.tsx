import { memo } from "react";
import { Strewn } from "../../design/Strewn";

const BLADES =
  "M18 30q0-8-4-12M22 30q1-9 5-12M90 70q0-8-4-12M94 70q1-9 5-12M130 20q0-6-3-9M134 20q1-6 4-9M46 96q0-6-3-9M50 96q1-6 4-9";

/** A few blades, so that the tiles lie on something. */
export const Grass = memo(function Grass() {
  return <Strewn className="clans-grass" width={150} height={110} d={BLADES} ink="var(--moss-deep)" />;
});
