/** Where others can come to: through which of the house's addresses, and who can open that one. */
import { useEffect, useState } from "react";
import { api } from "../wire/api";
import type { House } from "../wire/types";

/** From anywhere, in the house's own network, or on this machine alone. */
export type Reach = "anywhere" | "house" | "here";

export type Way = { readonly reach: Reach; readonly site: string };

const HOME = /^[^.[]+$|\.(local|lan|home|internal|home\.arpa)$/;
const PRIVATE = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)|^\[(f[cd]|fe[89ab])/;
const OWN = /^(localhost|.+\.localhost|127\..+|\[::1\])$/;

/** Who can open an address, as far as its name tells. */
export function reachOf(site: string): Reach {
  const name = new URL(site).hostname;
  if (OWN.test(name)) return "here";
  return HOME.test(name) || PRIVATE.test(name) ? "house" : "anywhere";
}

/** The best first. A page that was opened under an address that others can open is proof that it works. */
export function waysTo(house: House, origin: string): readonly Way[] {
  const reach = reachOf(origin);
  const anywhere = house.public ?? (reach === "anywhere" ? origin : null);
  const nearby = reach === "house" ? origin : house.nearby;
  const ways: Way[] = [];
  if (anywhere !== null) ways.push({ reach: "anywhere", site: anywhere });
  if (nearby !== null) ways.push({ reach: "house", site: nearby });
  return ways.length > 0 ? ways : [{ reach: "here", site: origin }];
}

const UNKNOWN: House = { public: null, nearby: null, strangers: false };

/** Nothing until the house has answered: an address that only this machine can open is not shown as another. */
export function useWays(): readonly Way[] | null {
  const [ways, setWays] = useState<readonly Way[] | null>(null);
  useEffect(() => {
    let gone = false;
    api
      .house()
      .catch(() => UNKNOWN)
      .then((house) => {
        if (!gone) setWays(waysTo(house, location.origin));
      });
    return () => {
      gone = true;
    };
  }, []);
  return ways;
}
