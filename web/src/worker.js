// The service worker: the client opens without the network, too. Games need the server; rules, aid and lists do not.
// The build fills in the files that make up the client; another list is another client.
const FILES = __FILES__;
/** Where the client lies: this file is at its root. */
const BASE = new URL('.', location.href).pathname;
const SHELLS = `messina-${BASE}-`;
const SHELL = SHELLS + __VERSION__;
const KEPT = FILES.map((name) => BASE + name);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll([BASE, ...KEPT])).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = async () => (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  event.waitUntil(old().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

/** The newest page there is; without the network the one of this client. */
const page = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(BASE, { cacheName: SHELL })) ?? Response.error();
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith(`${BASE}api/`)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (KEPT.includes(pathname)) event.respondWith(caches.match(request, { cacheName: SHELL }).then((kept) => kept ?? fetch(request)));
});
