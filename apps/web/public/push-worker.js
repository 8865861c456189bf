// Shows pushes where the browser doesn't show declarative ones by itself, and opens the page that they lead to.
// It keeps nothing and asks for nothing: no page goes through it.

self.addEventListener('install', () => self.skipWaiting());

/** What was pushed (Declarative Web Push); null for what isn't of that form. */
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

/** A window that shows the page already is used again, and hears which notification was followed. */
async function open(address) {
  const wanted = new URL(address, self.location.origin);
  const page = wanted.origin === self.location.origin ? wanted : new URL('/notifications', self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === page.pathname);
  if (there === undefined) return self.clients.openWindow(page.href);
  there.postMessage({ told: page.searchParams.get('told') });
  return there.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.navigate));
});
