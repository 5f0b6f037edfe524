/** Where a game of this device went on, as far as this browser remembers: it is put away at home, and there is but one. */
import { memory } from "../ground/store";

const key = (table: string): string => `tabbytop.went-on ${table}`;

export const rememberWhere = (table: string, there: string): void => memory.write(key(table), there);

/** The table at the server; null where there is none. */
export const whereItWentOn = (table: string): string | null => memory.read(key(table));
