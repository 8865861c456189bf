import { paths } from '../../lib/paths.ts';
import style from './page/offline-page.css?url';
// oxlint-disable-next-line import/default
import script from './page/offline-page.ts?worker&url';

async function becomeActive({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (worker === null) {
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') {
        resolve();
      }
      if (worker.state === 'redundant') {
        reject(new Error('the worker could not be started'));
      }
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * Registers the worker, or the newer one of this release.
 * @returns null where it ended itself: the operator turned it off.
 * @throws if the browser has none, or it can't be loaded.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  const scope = paths.home();
  const options = { scope, updateViaCache: 'none' } as const;
  await becomeActive(await navigator.serviceWorker.register(paths.worker([style, script]), options));
  return (await navigator.serviceWorker.getRegistration(scope)) ?? null;
}
