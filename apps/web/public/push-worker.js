// Shows pushes where the browser doesn't show declarative ones by itself, and opens the page that they lead to.
// It caches nothing and intercepts no page's requests.

self.addEventListener('install', () => self.skipWaiting());

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
