// The service worker: the shell without a network, and calls. SHELL and RELEASE are written in when the client is built
// (vite.config.ts). A page comes from the network whenever there is one, so that a new release is taken at once and
// never mixed with an old one; what lies under /assets/ has a hash in its name and may come from here. Of the API only
// what is known of the games is kept, for pages that work without a network (puzzles); the rest of it, sockets and links
// in notices are none of its business.
const RELEASE = "__RELEASE__";
const SHELL = ["__SHELL__"];
const WHOLE = ["__WHOLE__"]; // all parts of the client, for whoever keeps the house on the device
const CACHE = `tabbytop ${RELEASE}`;
const GAMES = /^(api\/games(\/|$)|pack\/games)/; // as a server says it, or a folder of files
const PACK = "tabbytop-pack"; // the house without a server: fetched and removed by pages (src/home)
const ROOT = new URL("./", location).pathname;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

/** The shell; all parts of it, where the house is kept and must open without a network. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  const wanted = (await caches.has(PACK)) ? [...SHELL, ...WHOLE] : SHELL;
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = wanted.map((path) => ROOT + path).filter((path) => !here.has(path));
  await Promise.all(missing.map((path) => cache.add(path))); // one that fails leaves the others here for the next try
}

// A page that opens the house asks to be served from here, and for all parts of the client.
self.addEventListener("message", (event) => {
  if (event.data === "claim") event.waitUntil(self.clients.claim());
  if (event.data === "keep all") {
    const [port] = event.ports;
    const tell = (what) => port.postMessage(what);
    event.waitUntil(
      keepShell().then(
        () => tell("kept"),
        (error) => tell(String(error)),
      ),
    );
  }
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("tabbytop ") && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const path = pathname.slice(ROOT.length);
  if (GAMES.test(path)) event.respondWith(fresh(request));
  if (/^(api|ws|calls)\//.test(path)) return;
  if (path.startsWith("pack/files/")) event.respondWith(packed(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("assets/")) event.respondWith(asset(request));
  else if (SHELL.includes(path)) event.respondWith(fetch(request).catch(() => kept(path)));
});

/** From the network, else the page of this release, whose parts lie here too. */
async function page(request) {
  return fetch(request).catch(() => kept(""));
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** From the network, else as it was when it came last. */
async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

// What a page was made of that came before the worker did.
self.addEventListener("message", (event) => {
  const paths = event.data?.keep ?? [];
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(paths.map((path) => keep(cache, path)))));
});

async function keep(cache, path) {
  if (await cache.match(path)) return;
  await cache.add(path).catch(() => {}); // out of reach, or not there any more: it is asked for again
}

async function kept(path) {
  return (await (await caches.open(CACHE)).match(ROOT + path)) ?? Response.error();
}

/** A page has put it there, or it is nowhere. */
async function packed(request) {
  return (await (await caches.open(PACK)).match(request)) ?? new Response("not kept here", { status: 404 });
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
