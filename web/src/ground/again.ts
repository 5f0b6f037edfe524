/** Whoever could not be asked may answer again: there is a network, or the house on this device is here. */
import { useEffect, useState } from "react";

/** Another number whenever that may be so: for what asks by itself. */
export function useAgain(): number {
  const [times, count] = useState(0);
  useEffect(() => {
    const again = () => count((before) => before + 1);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return times;
}
