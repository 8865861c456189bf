import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useT } from '../../lib/i18n.tsx';

/** Says above every page, while somebody waits for something that failed, that it is being asked for again. */
export function RepeatNotice() {
  const t = useT();
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const isRepeating = useSyncExternalStore(
    subscribe,
    () => cache.getAll().some(isWaitedFor),
    () => false,
  );
  return (
    <div className="offline-place" aria-live="polite">
      {isRepeating && <p className="offline-notice">{t('layout.repeating')}</p>}
    </div>
  );
}

const isWaitedFor = (query: Query): boolean =>
  query.state.fetchStatus === 'fetching' &&
  query.state.fetchFailureCount > 0 &&
  query.state.data === undefined &&
  query.isActive();
