/** How a device is called, and what is said where something that a person asked for about themselves was refused. */
import type { Translate } from "../i18n";
import { Failure } from "../wire/api";
import type { DeviceInfo } from "../wire/types";

const SAID: Partial<Record<Failure["kind"], string>> = {
  unreachable: "fault-unreachable",
  too_fast: "device-fault-too-fast",
  too_many: "device-fault-many",
  used_up: "refused-used_up",
  too_old: "refused-too_old",
};

export function faultOf(error: unknown, t: Translate): string {
  return t((error instanceof Failure && SAID[error.kind]) || "device-fault-again");
}

/** As it is called; until it has a name, by its browser and its system. */
export function deviceName(device: DeviceInfo, t: Translate): string {
  return device.name || systemName(device, t);
}

export function systemName({ browser, system }: Pick<DeviceInfo, "browser" | "system">, t: Translate): string {
  if (browser && system) return t("device-guess", { browser, system });
  return browser || system || t("device-unknown");
}

/** Where one is asked before this browser becomes somebody. */
export const arrivalAt = (token: string): string => `/d#${token}`;
