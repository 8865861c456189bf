// Takes the place of `push-worker.js` where the operator turns the worker off: ends that of each browser, with all that it keeps.

self.addEventListener('install', () => self.skipWaiting());

const emptied = () =>
  new Promise((resolve) => {
    const asked = indexedDB.deleteDatabase('am_offline');
    for (const name of ['success', 'error', 'blocked']) asked.addEventListener(name, resolve);
  });

async function end() {
  const names = await caches.keys();
  await Promise.all([...names.map((name) => caches.delete(name)), emptied()]);
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(end()));
