// Shows pushes where the browser doesn't show declarative ones by itself, and opens the page that they lead to.
// Where a page can't be reached, shows the person's next sessions instead. Every other answer is the network's, as it is.

/** The style and the script of the page that is shown offline. Their names change with their content. */
const parts = new URL(self.location.href).searchParams.getAll('part');
const cacheName = ['offline', ...parts].join(' ');

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // Files and calls don't wait for the worker, in browsers that can be told so.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => undefined);
  if (parts.length > 0) event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(parts)));
});

async function forgetOldParts() {
  const old = (await caches.keys()).filter((name) => name.startsWith('offline') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  // The browser asks for a page while the worker starts.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), forgetOldParts()]));
});

/** The row of the store, and its person: there is one at most. */
function keptSessions() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('am_offline', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('sessions'));
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const asked = database.transaction('sessions').objectStore('sessions').openCursor();
      asked.addEventListener('error', () => reject(asked.error));
      asked.addEventListener('success', () => {
        database.close();
        resolve(asked.result ? { person: asked.result.key, kept: asked.result.value } : null);
      });
    });
  });
}

/** The page. Without its parts or sessions, which signing out removes, the browser shows its own. */
async function offlinePage() {
  const found = [
    keptSessions(),
    ...parts.map((part) => caches.match(part, { cacheName }).then((file) => file?.text())),
  ];
  const [sessions, style, script] = await Promise.all(found);
  if (!sessions || style === undefined || script === undefined) return Response.error();
  const nonce = crypto.randomUUID();
  const own = `'nonce-${nonce}'`;
  const policy = `default-src 'none'; style-src ${own}; script-src ${own}; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const page = `<!doctype html>
<html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<style nonce="${nonce}">${style}</style>
<main></main>
<script type="application/json">${JSON.stringify(sessions).replaceAll('<', '\\u003c')}</script>
<script nonce="${nonce}">${script}</script>
</html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
  };
  return new Response(page, { headers });
}

async function answer({ preloadResponse, request }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlinePage();
  }
}

self.addEventListener('fetch', (event) => {
  const { url, method, mode, destination } = event.request;
  const isPage = mode === 'navigate' && destination === 'document' && method === 'GET';
  if (parts.length > 0 && isPage && !new URL(url).pathname.startsWith('/api/')) event.respondWith(answer(event));
});

/** Reads a pushed message (Declarative Web Push); null if it has another form. */
function read(data) {
  try {
    const { notification } = data.json();
    return typeof notification.title === 'string' ? notification : null;
  } catch {
    return null;
  }
}

self.addEventListener('push', (event) => {
  const pushed = read(event.data);
  if (pushed === null) return;
  const { title, body = '', lang = '', dir = 'auto', tag = '', navigate = '/notifications' } = pushed;
  const shown = { body, lang, dir, tag, renotify: tag !== '', icon: '/apple-touch-icon.png', data: { navigate } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** Whether a window received the opened notification: one that is still loading receives nothing. */
function hears(window, told) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), 1000);
    window.postMessage({ told }, [port2]);
  });
}

/** A window that shows the page already is used again, if it receives the message. */
async function open(address) {
  const wanted = new URL(address, self.location.origin);
  const page = wanted.origin === self.location.origin ? wanted : new URL('/notifications', self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === page.pathname);
  const heard = there !== undefined && (await hears(there, page.searchParams.get('told')));
  return heard ? there.focus() : self.clients.openWindow(page.href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.navigate));
});
