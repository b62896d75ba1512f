// The service worker: the client opens without the network, too. Games need the server; rules, aid and lists do not.
// The build fills in the files that make up the client; another list is another client.
const FILES = __FILES__;
const SHELL = `messina-${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(['/', ...FILES])).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = async () => (await caches.keys()).filter((name) => name.startsWith('messina-') && name !== SHELL);
  event.waitUntil(old().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

/** The newest page there is; without the network the one of this client. */
const page = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/', { cacheName: SHELL })) ?? Response.error();
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(caches.match(request, { cacheName: SHELL }).then((kept) => kept ?? fetch(request)));
});
