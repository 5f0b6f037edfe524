// The service worker: the shell without a network, and calls. SHELL, PUZZLES and RELEASE are written in when the client
// is built (vite.config.ts). A page comes from the network whenever there is one, so that a new release is taken at once and
// never mixed with an old one; what lies under /assets/ has a hash in its name and may come from here. Only where the
// house on this device is asked, or nothing else can be, a page is the one that came with it, however old, and so is what
// is known of the games. Of the API only that is kept, for pages that work without a network (puzzles); the rest of it,
// sockets and links in notices are none of its business.
const RELEASE = "__RELEASE__";
const ALONE = false; // true in a folder of files (./tabby web): there only the house on this device is asked
const SHELL = ["__SHELL__"];
const PUZZLES = "__PUZZLES__"; // what they are made of: `all`, and their words by language
const GAMES = /^(api\/games(\/|$)|pack\/games)/; // as a server says it, or a folder of files
const PACK = "tabbytop-pack"; // the house without a server, and all of the client: fetched and removed by pages (src/home)
const ROOT = new URL("./", location).pathname;
const PLACE = ROOT === "/" ? "" : ` ${ROOT}`; // other folders at this address have releases of their own
const CACHE = `tabbytop ${RELEASE}${PLACE}`;
const AT_HOME = /^(t|replay)\/home-/; // a table of the house on this device

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = SHELL.map((path) => ROOT + path).filter((path) => !here.has(path));
  // As the server has them now, whatever the browser remembers. One that fails leaves the others here for the next try.
  await Promise.all(missing.map((path) => cache.add(new Request(path, { cache: "no-cache" }))));
  await checkPage(cache);
  if (await isOfBefore()) self.skipWaiting(); // takes nothing away, and opens what will take its place
}

/** While a server changes its release, the page may be of another one than the worker. */
async function checkPage(cache) {
  const [entry] = /assets\/index-[\w-]+\.js/.exec(await (await cache.match(ROOT)).text()) ?? [];
  if (SHELL.includes(entry)) return;
  await cache.delete(ROOT);
  throw new Error("the page is of another release");
}

/** The house that is in use on this device. */
async function inUse() {
  return (await caches.match(`${ROOT}pack/files/list`, { cacheName: PACK }))?.json();
}

/** What has no hash in its name, as it came with that house. */
async function itsPage(path = "") {
  const house = await inUse();
  return house && caches.match(`${ROOT}pack/files/${house.version}/page/${path}`, { cacheName: PACK });
}

/** Is it of a time when the client did not come with it? Then all of that lies in the cache of its release. */
async function isOfBefore() {
  const house = await inUse();
  return house !== undefined && !house.files.some(({ name }) => name === "page.bin");
}

/** Nothing of other releases of this place stays. */
async function tidy() {
  if (await isOfBefore()) return;
  const old = (name) => /^tabbytop [^ ]+(.*)$/.exec(name)?.[1] === PLACE && name !== CACHE;
  await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
}

// A page that opens the house asks to be served from here, and says when another one is in use.
self.addEventListener("message", (event) => {
  if (event.data === "claim") event.waitUntil(self.clients.claim());
  if (event.data === "tidy") event.waitUntil(tidy());
});

self.addEventListener("activate", (event) => event.waitUntil(tidy()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const path = pathname.slice(ROOT.length);
  if (GAMES.test(path)) event.respondWith(said(request, path));
  if (/^(api|ws|calls)\//.test(path)) return;
  if (path.startsWith("pack/files/")) event.respondWith(packed(request));
  else if (request.mode === "navigate") event.respondWith(page(request, path));
  else if (path.startsWith("assets/")) event.respondWith(asset(request));
  else if (SHELL.includes(path)) event.respondWith(answered(request, path));
});

/** From the network, else the one that came with the house here; where that house is asked, that one at once. */
async function page(request, path) {
  const isOfHome = ALONE ? path === "" || path === "index.html" : AT_HOME.test(path);
  return (isOfHome && (await itsPage())) || answered(request, "");
}

/** From the network; what is kept here where nobody answers, or only a proxy does for a server that is gone. */
async function answered(request, path) {
  const answer = await fetch(request).catch(() => null);
  if (answer && !isOfGateway(answer)) return answer;
  return (await kept(path)) ?? answer ?? Response.error();
}

/** As `wire/transport.ts` has it: a house that is in trouble says so itself, in JSON. */
function isOfGateway({ status, headers }) {
  return status >= 502 && status <= 504 && !headers.get("content-type")?.startsWith("application/json");
}

async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await remember(request, answer);
  return answer;
}

/** Where there is room for it: what has come is shown in any case. */
async function remember(request, answer) {
  const copy = answer.clone();
  await caches
    .open(CACHE)
    .then((cache) => cache.put(request, copy))
    .catch(() => {});
}

/** From the network, else as it was when it came last; where only the house here is asked, as it came with that. */
async function said(request, path) {
  const its = ALONE && (await itsPage(path));
  if (its) return its;
  try {
    const answer = await fetch(request);
    if (answer.ok) await remember(request, answer);
    else if (isOfGateway(answer)) throw new Error(`${answer.status}`);
    return answer;
  } catch {
    const before = await (await caches.open(CACHE)).match(request);
    return before ? marked(before) : Response.error();
  }
}

/** So that a page knows that nobody has answered it (`wire/transport.ts`). */
function marked(before) {
  const headers = new Headers(before.headers);
  headers.set("x-said-before", "yes");
  return new Response(before.body, { headers });
}

// What a page was made of that came before the worker did.
self.addEventListener("message", (event) => {
  const paths = event.data?.keep ?? [];
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(paths.map((path) => keep(cache, path)))));
});

async function keep(cache, path) {
  if (await caches.match(path)) return;
  await cache.add(path).catch(() => {}); // out of reach, or not there any more: it is asked for again
}

// All puzzles, where a page has time and no reason to be sparing. One file after another, since nobody waits for them.
self.addEventListener("message", (event) => {
  const language = event.data?.puzzles;
  if (language) event.waitUntil(keepInTurn([...PUZZLES.all, ...(PUZZLES[language] ?? [])].map((path) => ROOT + path)));
});

async function keepInTurn(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) await keep(cache, path);
}

/** Where no page came with a house, that of the oldest release: of two it is the one that is here whole. */
async function kept(path) {
  return (await itsPage(path)) ?? caches.match(ROOT + path);
}

/** A page has put it there, or it is nowhere. */
async function packed(request) {
  return (await caches.match(request, { cacheName: PACK })) ?? new Response("not kept here", { status: 404 });
}

// -- calls ------------------------------------------------------------------------------------------------------------

const WORDS = {
  en: ["Open", "No more of these"],
  cs: ["Otevřít", "Už neposílat"],
  uk: ["Відкрити", "Більше не надсилати"],
};

self.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (told) event.waitUntil(show(told));
});

async function show(told) {
  await badge(told.waiting);
  const [open, end] = WORDS[told.language] ?? WORDS.en;
  const actions = [
    { action: "open", title: open },
    { action: "end", title: end },
  ];
  await self.registration.showNotification(told.title, {
    body: told.body,
    tag: told.tag,
    lang: told.language,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { link: told.link, end: told.end },
    actions,
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { link, end } = event.notification.data;
  event.waitUntil(event.action === "end" ? fetch(end, { method: "POST" }) : goTo(link));
});

/** To the table's tab where it is open, else to a new one. */
async function goTo(link) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === link);
  return there ? there.focus() : self.clients.openWindow(link);
}

// A push service may name a browser anew at any time. Whoever is not told so calls where nobody hears it any more.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(await terms(oldSubscription)));
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, key: keys.p256dh, auth: keys.auth });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/me/calls/push", { method: "PUT", headers, body });
  if (answer.status === 400) await made.unsubscribe(); // nobody is called here any more
}

/** As it was subscribed before; else with the key that the house has now. */
async function terms(old) {
  const key = old?.options.applicationServerKey ?? (await (await fetch("/api/me/calls")).json()).key;
  return { userVisibleOnly: true, applicationServerKey: key };
}

async function badge(count) {
  if (!("setAppBadge" in navigator)) return;
  await (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}
