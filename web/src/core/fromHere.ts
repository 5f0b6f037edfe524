/** A recorded game gone on with from one of its steps: the way to the table of practice that it becomes. */
import { useState } from "react";
import { navigate } from "../ground/router";
import { api } from "../wire/api";

export function useFromHere(record: string | Blob) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  async function start(step: number, seat: number): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      const table = await api.fromHere(record, step, seat);
      navigate(`/t/${table.id}`);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }
  return { start, busy, failed };
}
