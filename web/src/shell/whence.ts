/** Where a table's game was begun, and where it is. */
import { isAtHome } from "../home/place";
import type { TableInfo } from "../wire/types";

/** On somebody's own device, and it goes on elsewhere: whoever held the seed could have chosen it. */
export const isBegunAtHome = ({ id, at_home }: TableInfo): boolean => at_home && !isAtHome(id);

/** What is said of it beside the table: nothing, mostly. */
export const whenceWord = ({ id, at_home }: TableInfo): "begun-at-home" | "on-this-device" | null =>
  at_home ? (isAtHome(id) ? "on-this-device" : "begun-at-home") : null;
