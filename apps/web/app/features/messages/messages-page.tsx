import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Outlet, useMatch, useSearchParams } from 'react-router';
import { useLive } from '../../api/use-live.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import type { SessionUser } from '../../session/types.ts';
import { classNames } from '../../ui/class-names.ts';
import './messages.css';
import { LinesWaiting } from './conversation-frame.tsx';
import { ListWaiting, ThreadList } from './thread-list.tsx';
import { useSending } from './use-outbox.ts';
import { messagesKey } from './use-threads.ts';
import { titled } from '../../lib/page-title.ts';

export const meta = titled('messages.title');

/** The conversations of the signed-in person: the list beside the open one, or before it on a phone. */
export default function MessagesPage() {
  const t = useT();
  const isList = useMatch(paths.messages()) !== null;
  const page = useRestOfScreen();
  return (
    <main id="main" tabIndex={-1} className="messages-page" ref={page}>
      <h1 className="unseen">{t('messages.title')}</h1>
      <SignedInOnly fallback={<PanesWaiting isList={isList} />}>
        {(user) => <Panes key={user.id} user={user} isList={isList} />}
      </SignedInOnly>
    </main>
  );
}

/** Placeholders of the panes, with their sizes, until the reader is known. */
function PanesWaiting({ isList }: { isList: boolean }) {
  const t = useT();
  return (
    <div className={classNames('messages-panes', !isList && 'messages-panes-open')}>
      <div className="messages-list">
        <h2>{t('messages.all')}</h2>
        <ListWaiting />
      </div>
      <div className={classNames('messages-open', isList && 'messages-none')}>{!isList && <LinesWaiting />}</div>
    </div>
  );
}

function Panes({ user, isList }: { user: SessionUser; isList: boolean }) {
  const t = useT();
  const [search] = useSearchParams();
  useLive(paths.messageStream(), messagesKey(user.id));
  useSending(user.id);
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  return (
    <div className={classNames('messages-panes', !isList && 'messages-panes-open')}>
      <section className="messages-list" aria-label={t('messages.conversations')}>
        <h2>{t('messages.all')}</h2>
        <ThreadList userId={user.id} q={search.get('q') ?? ''} page={page} />
      </section>
      <Outlet context={user} />
    </div>
  );
}

/** Beside the list while no conversation is open. */
export function NoneOpen() {
  const t = useT();
  return (
    <section className="messages-open messages-none">
      <p className="muted">{t('messages.choose')}</p>
    </section>
  );
}

/** Sets `--above` in an element's style to the height in pixels of the page above it: the header, and notices that appear and disappear. */
function useRestOfScreen(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    if (part === null) {
      return undefined;
    }
    const measure = () => part.style.setProperty('--above', `${part.offsetTop}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  return ref;
}
