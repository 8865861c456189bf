import { inTime } from '@abroad/contract/in-time';
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { createPath, useNavigation, type Location } from 'react-router';
import { statusKey } from '../../api/error-messages.ts';
import { isFailure } from '../../api/failure.ts';
import { onLost, readLost } from '../../api/lost-pages.ts';
import { useT } from '../../lib/i18n.tsx';
import { useBackOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/button.tsx';

/** A line along the top while the next page is loading, and the notice when its script cannot be loaded. */
export function NavigationProgress() {
  const t = useT();
  const { state } = useNavigation();
  const held = useHeldPage();
  if (held !== null) {
    return (
      <p className="offline-place offline-notice" role="alert">
        {t(statusKey(held.status))}{' '}
        <Button
          kind="quiet"
          size="small"
          className="offline-try"
          loading={held.isTrying && t('errors.trying')}
          onClick={held.tryAgain}
        >
          {t('errors.try_again')}
        </Button>
      </p>
    );
  }
  return state === 'idle' ? null : <progress className="site-progress" aria-label={t('layout.loading')} />;
}

interface HeldPage {
  /** The status of the answer for its script, 0 without an answer. */
  status: number;
  isTrying: boolean;
  tryAgain: () => void;
}

/**
 * The page of a navigation whose script can't be loaded; null otherwise. As soon as it can
 * be loaded, now or when the connection is back, the navigation continues in a new document: some browsers ask for a lost script only
 * once in a document, and after a release only a new one has the new scripts.
 */
function useHeldPage(): HeldPage | null {
  const lost = useSyncExternalStore(onLost, readLost, readLost);
  const { location: target } = useNavigation();
  const [attempt, tryAgain] = useReducer((before: number) => before + 1, 0);
  const [found, setFound] = useState<{ target: Location; attempt: number; status: number } | null>(null);
  useBackOnline(target !== undefined && lost.length > 0, tryAgain);
  useEffect(() => {
    if (target === undefined || lost.length === 0) {
      return undefined;
    }
    let isOver = false;
    void statusOf(lost).then((status) => {
      if (isOver) return;
      if (status === null) goTo(target);
      else setFound({ target, attempt, status });
    });
    return () => {
      isOver = true;
    };
  }, [target, lost, attempt]);
  return found === null || found.target !== target
    ? null
    : { status: found.status, isTrying: found.attempt !== attempt, tryAgain };
}

/** @returns null if a new document helps: everything is there, or the service does not have it any more */
async function statusOf(addresses: readonly string[]): Promise<number | null> {
  // An answer from the browser's cache would not prove a connection.
  const ask = (address: string) =>
    inTime((signal) => fetch(address, { method: 'HEAD', cache: 'no-store', signal })).then(
      ({ status }) => (status >= 500 || status === 429 ? status : null),
      (error: unknown) => (isFailure(error) ? error.status : 0),
    );
  const statuses = await Promise.all(addresses.map(ask));
  return statuses.find((status) => status !== null) ?? null;
}

function goTo(target: Location): void {
  const address = createPath(target);
  // Back and forward have changed the address already, and assigning the same one may only jump to its hash.
  if (address === createPath(location)) location.reload();
  else location.assign(address);
}
