// The service worker: the client opens without the network, too, and people who are away are told when it is
// their turn. Games need the server; rules, aid and lists do not.
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

/** Of one table the last word counts; what comes a second time is shown again, but makes no sound. */
const tell = async ({ id, title, text, language, table, path, waiting }) => {
  const tag = table || 'messina';
  const shown = await self.registration.getNotifications({ tag });
  const renotify = !shown.some((one) => one.data?.id === id);
  await self.registration.showNotification(title, { body: text, lang: language, tag, renotify, icon: 'icon-192.png', data: { id, path } });
  if ('setAppBadge' in navigator) await navigator.setAppBadge(waiting).catch(() => undefined);
};

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

/** To the page of the table: the one that is open, else a new one. */
const open = async (path) => {
  const address = new URL(path, self.registration.scope).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.url === address);
  if (page) await page.focus();
  else await self.clients.openWindow(address);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? ''));
});
