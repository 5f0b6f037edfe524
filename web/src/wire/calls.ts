/** Calls: how people are told of tables that wait for them. Generated like `wire/types.ts`; do not edit. */

export type About = "turn" | "invite" | "ended";
export type Haste = "at_once" | "away" | "daily";
export type Trouble = "" | "silent" | "refused" | "inside";
export type WayKind = "push" | "mail" | "hook";
/** Through which a person is called: a browser, a mailbox, a webhook. */
export type WayInfo = {
  readonly id: string;
  readonly kind: "push" | "mail" | "hook";
  readonly label: string; // a browser's name, a mail address, where a webhook leads
  readonly about: readonly ("turn" | "invite" | "ended")[];
  readonly here: boolean; // it is this very browser
  readonly confirmed: boolean; // a mailbox is called once its owner has said so there
  readonly trouble: "" | "silent" | "refused" | "inside"; // why it is not used any more: no answer, a no, an address inside the house
};
/** How a person is called; what this house can do for it. */
export type Calls = {
  readonly when: "at_once" | "away" | "daily";
  readonly quiet: readonly [number, number] | null; // hours, where the person is
  readonly zone: string;
  readonly ways: readonly WayInfo[];
  readonly key: string; // of this house, for a browser that subscribes to pushes
  readonly mail: boolean; // can letters be sent from here?
  readonly only_here: boolean; // links in calls can be opened on the host's own machine alone
};
export type NewCalls = {
  readonly when: "at_once" | "away" | "daily";
  readonly quiet: readonly [number, number] | null;
  readonly zone: string;
  readonly language: string;
};
/** A browser's subscription, as it names it itself. */
export type NewPush = {
  readonly endpoint: string;
  readonly key: string;
  readonly auth: string;
  readonly language: string;
  readonly zone: string;
};
/** A mail address, or that of a webhook; in which shape it is sent, "" for the one that its name tells of. */
export type NewTarget = {
  readonly address: string;
  readonly shape: "" | "json" | "ntfy" | "discord" | "slack";
  readonly language: string;
  readonly zone: string;
};
export type NewAbout = { readonly about: readonly ("turn" | "invite" | "ended")[] };
/** What became of a call that was tried out; "" it is there; gone: nobody is there any more, and it is ended. */
export type Tried = { readonly trouble: "" | "silent" | "refused" | "inside" | "gone" };
