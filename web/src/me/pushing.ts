/** This browser, as one that takes pushes: whether it can, whether it may, and its subscription. */
import type { NewPush } from "../wire/calls";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** It was allowed: where it cannot subscribe then, it has no push service. */
export function mayNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

/** Asks for leave, and subscribes with the house's key; null where that was refused. */
export async function subscribed(key: string): Promise<Pick<NewPush, "endpoint" | "key" | "auth"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  await before?.unsubscribe(); // it may be for another house's key
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: raw(key) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", key: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** This browser forgets its subscription too. */
export async function unsubscribed(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** As the browser knows it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

function raw(text: string): Uint8Array<ArrayBuffer> {
  const padded = text
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .padEnd(Math.ceil(text.length / 4) * 4, "=");
  return Uint8Array.from(atob(padded), (sign) => sign.charCodeAt(0));
}
