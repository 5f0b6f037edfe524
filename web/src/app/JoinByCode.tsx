import { useEffect, useState } from "react";
import { navigate } from "../ground/router";
import { NoTable, Unreachable, Waiting } from "../shell/pages";
import { api, Failure } from "../wire/api";

/** /j/FERN-OTTER-LAMP-4217: from a code to its table. */
export function JoinByCode({ code }: { readonly code: string }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try asks again
  useEffect(() => {
    let here = true;
    api.table(code).then(
      (table) => {
        if (here) navigate(`/t/${table.id}`, "replace");
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
