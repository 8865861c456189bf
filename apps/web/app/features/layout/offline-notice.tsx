import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useOnline } from '../../lib/use-online.ts';
import { classNames } from '../../ui/class-names.ts';

/** Milliseconds for which the return of the connection is shown. */
const goodNews = 4000;

/**
 * Says above every page that the device is offline, and for a moment that it is back. Meanwhile links to other pages
 * do nothing: the browser would replace this page, with its typed text, by its own about the missing
 * connection.
 */
export function OfflineNotice() {
  const t = useT();
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  const heldBack = useHeldBackLink(!online);
  if (!online && !wasOffline) {
    setWasOffline(true);
  }
  useEffect(() => {
    if (!online || !wasOffline) {
      return undefined;
    }
    const timer = setTimeout(() => setWasOffline(false), goodNews);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);

  return (
    <div className="offline-place" aria-live="polite">
      {(!online || wasOffline) && (
        <p className={classNames('offline-notice', online && 'offline-notice-over')}>
          {online ? t('layout.online_again') : t(heldBack ? 'layout.offline_link' : 'layout.offline')}
        </p>
      )}
    </div>
  );
}

/** Says above every page that a failed request is being retried. */
export function RepeatNotice() {
  const t = useT();
  const cache = useQueryClient().getQueryCache();
  // Queries also change while a page is rendered.
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
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

/** Keeps links to other pages from being followed. @returns whether one was pressed in this time offline */
function useHeldBackLink(active: boolean): boolean {
  const [heldBack, setHeldBack] = useState(false);
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link !== null && leavesPage(link)) {
        event.preventDefault();
        event.stopPropagation();
        setHeldBack(true);
      }
    };
    document.addEventListener('click', hold, { capture: true });
    return () => {
      document.removeEventListener('click', hold, { capture: true });
      setHeldBack(false);
    };
  }, [active]);
  return heldBack;
}

/** Another path in this window; links within the page, to other windows and to mail need no network. */
function leavesPage(link: HTMLAnchorElement): boolean {
  return /^https?:$/.test(link.protocol) && link.target !== '_blank' && link.pathname !== location.pathname;
}
