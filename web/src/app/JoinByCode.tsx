import { useEffect, useState } from "react";
import { navigate } from "../ground/router";
import { NoTable, Unreachable, Waiting } from "../shell/pages";
import { api, Failure } from "../wire/api";

/** What a code names: a table, else an event. */
export async function placeOf(code: string): Promise<string> {
  try {
    return `/t/${(await api.table(code)).id}`;
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== "unknown_table") throw error;
    const event = await api.event(code);
    return `/event/${event?.id ?? code}`;
  }
}

/** /j/FERN-OTTER-LAMP-4217: from a code to its table. */
export function JoinByCode({ code }: { readonly code: string }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try asks again
  useEffect(() => {
    let here = true;
    placeOf(code).then(
      (path) => {
        if (here) navigate(path, "replace");
      },
      (error: unknown) => {
        if (here) setFailure(error instanceof Failure ? error : new Failure("internal", String(error), null, 0));
      },
    );
    return () => {
      here = false;
    };
  }, [code, tries]);
  if (!failure) return <Waiting />;
  if (failure.kind !== "unreachable") return <NoTable />;
  const retry = () => {
    setFailure(null);
    setTries(tries + 1);
  };
  return <Unreachable retry={retry} />;
}
