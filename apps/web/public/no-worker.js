// Takes the place of `push-worker.js` where the operator turns the worker off: ends that of each browser, with all that it keeps.

self.addEventListener('install', () => self.skipWaiting());

const emptied = () =>
  new Promise((resolve) => {
    const asked = indexedDB.deleteDatabase('am_offline');
    for (const end of ['success', 'error', 'blocked']) asked.addEventListener(end, resolve);
  });

async function end() {
  const names = await caches.keys();
  await Promise.all([...names.map((name) => caches.delete(name)), emptied()]);
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(end()));
