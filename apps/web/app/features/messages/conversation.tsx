import type { Thread, ThreadBooking, ThreadDetail, ThreadSilence } from '@abroad/contract/threads';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useWide } from '../../lib/use-window.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Drawer } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { Composer } from './composer.tsx';
import { ConversationHead, Unloaded } from './conversation-frame.tsx';
import { MessageLog } from './message-log.tsx';
import { takeBack } from './take-back.ts';
import { nameOf } from './thread-list.tsx';
import { ThreadMenu } from './thread-menu.tsx';
import { useOutbox } from './use-outbox.ts';
import { useBlock, useMarkRead, useThread } from './use-threads.ts';

/** Beside the conversation, or behind the name: its code is loaded when it is shown. */
const PersonPanel = laterPart(() => import('./person-panel.tsx'));

interface Properties {
  userId: string;
  id: string;
}

/** One conversation: the other person, the messages and bookings, and the composer. */
export function Conversation({ userId, id }: Properties) {
  const t = useT();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useThread(userId, id);
  const told = useMemo(() => (data === undefined ? null : join(data.pages)), [data]);
  const wanted = useSearchParams()[0].get('m');
  const isMissing = wanted !== null && told !== null && !told.messages.some((message) => message.id === wanted);
  // A message that a search found may be on an older page.
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetchingNextPage) {
      void fetchNextPage();
    }
  }, [isMissing, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (told === null) {
    return (
      <Unloaded
        error={error}
        onRetry={refetch}
        missing={
          <EmptyState
            title={t('messages.gone')}
            action={<ButtonLink to={paths.messages()}>{t('messages.all')}</ButtonLink>}
          >
            {t('messages.gone_text')}
          </EmptyState>
        }
      />
    );
  }
  return (
    <Open
      userId={userId}
      told={told}
      wanted={wanted}
      older={hasNextPage ? { load: () => void fetchNextPage(), isLoading: isFetchingNextPage } : null}
    />
  );
}

/** All pages that were loaded as one, the oldest message first. */
function join(pages: readonly ThreadDetail[]): ThreadDetail {
  const [latest] = pages;
  const oldest = pages.at(-1);
  if (latest === undefined || oldest === undefined) {
    throw new Error('A conversation has a page');
  }
  return { ...latest, messages: pages.toReversed().flatMap(({ messages }) => messages), has_more: oldest.has_more };
}

interface OpenProperties {
  userId: string;
  told: ThreadDetail;
  /** The message that a search found; null without one. */
  wanted: string | null;
  older: { load: () => void; isLoading: boolean } | null;
}

function Open({ userId, told, wanted, older }: OpenProperties) {
  const t = useT();
  const { thread, messages } = told;
  const name = nameOf(thread.other, t);
  const outbox = useOutbox(userId, { thread_id: thread.id });
  const arrived = new Set(messages.map(({ client_message_id }) => client_message_id));
  // A changed message may have arrived with its earlier text.
  const waiting = outbox.entries.filter(({ client_message_id: id, is_changed }) => is_changed || !arrived.has(id));
  useReading(userId, told);
  const isWide = useWide();
  const [isAboutOpen, setAboutOpen] = useState(false);
  const draft = `message.${thread.id}`;
  const silence = thread.cannot_write_because;
  const hasPanel = !thread.other.is_deleted;
  const panel = (
    <Suspense fallback={<Skeleton shape="block" />}>
      <PersonPanel
        thread={thread}
        userId={userId}
        bookings={told.bookings}
        onInsert={
          silence === null
            ? (text) => {
                setAboutOpen(false);
                takeBack(draft, { text, files: [], client_message_id: null });
              }
            : null
        }
      />
    </Suspense>
  );
  return (
    <>
      <section className="messages-open" aria-label={t('messages.with', { name })}>
        <ConversationHead
          name={name}
          avatar={thread.other.avatar_thumbnail_url}
          profile={thread.other.has_profile ? profileOf(thread) : null}
          onAbout={hasPanel && !isWide ? () => setAboutOpen(true) : undefined}
          role={t(thread.role === 'prospect' ? 'messages.mentor' : 'messages.student')}
          answersWithin={thread.answers_within_h}
        >
          <ThreadMenu thread={thread} userId={userId} bookings={told.bookings} />
        </ConversationHead>
        <ThreadPin role={thread.role} bookings={told.bookings} />
        <MessageLog key={wanted} told={told} wanted={wanted} waiting={waiting} outbox={outbox} older={older} />
        {silence === null ? (
          <Composer
            draft={draft}
            name={thread.other.first_name}
            userId={userId}
            messagesLeft={thread.messages_left}
            noFilesBecause={thread.contacts_open ? null : t('attachments.after_session')}
            showsContacts={thread.contacts_open}
            hasSavedAnswers={thread.role === 'mentor'}
            outbox={outbox}
          />
        ) : (
          <SilenceNote thread={thread} silence={silence} userId={userId} />
        )}
      </section>
      {hasPanel && isWide && (
        <aside className="messages-about" aria-label={t('messages.about', { name })}>
          {panel}
        </aside>
      )}
      {isAboutOpen && !isWide && (
        <Drawer open onOpenChange={setAboutOpen} title={t('messages.about', { name })} closeLabel={t('forms.close')}>
          {panel}
        </Drawer>
      )}
    </>
  );
}

/** Marks the messages on the screen as read: while the page is visible, and again when the reader comes back to it. */
function useReading(userId: string, { thread, messages }: ThreadDetail): void {
  const { mutate } = useMarkRead(userId);
  const last = messages.at(-1)?.id;
  const { id } = thread;
  const hasUnread = thread.unread > 0;
  useEffect(() => {
    const look = () => {
      if (hasUnread && last !== undefined && document.visibilityState === 'visible') {
        mutate({ id, up_to: last });
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id, last, hasUnread, mutate]);
}

const profileOf = ({ role, other }: Thread): string =>
  role === 'prospect' ? paths.mentorProfile(other.slug) : paths.prospectProfile(other.slug);

interface SilenceProperties {
  thread: Thread;
  silence: ThreadSilence;
  userId: string;
}

/** Explains why nothing can be written now, and the remedy. */
function SilenceNote({ thread, silence, userId }: SilenceProperties) {
  const t = useT();
  const { mutate, isPending, error } = useBlock(userId, thread.other);
  const name = nameOf(thread.other, t);
  return (
    <div className="composer silence-note">
      <p>{thread.other.is_deleted ? t('messages.silence_deleted') : t(`messages.silence_${silence}`, { name })}</p>
      {silence === 'blocked_by_you' && (
        <Button size="small" kind="line" loading={isPending && t('messages.unblocking')} onClick={() => mutate(null)}>
          {t('messages.unblock', { name })}
        </Button>
      )}
      {silence === 'unanswered' && !thread.other.is_deleted && (
        <ButtonLink size="small" kind="line" to={paths.availability(thread.other.slug)}>
          {t('messages.see_times')}
        </ButtonLink>
      )}
      <FailureMessage variant="inline" error={error} />
    </div>
  );
}

const ahead = new Set<ThreadBooking['status']>(['requested', 'pending_payment', 'confirmed']);

interface PinProperties {
  /** The reader's side. */
  role: Thread['role'];
  bookings: readonly ThreadBooking[];
}

/** The next session of the two above their messages, with what the reader can do about it; nothing without one. */
function ThreadPin({ role, bookings }: PinProperties) {
  const t = useT();
  const format = useFormat();
  const now = useNow();
  const next = bookings
    .filter(({ status, end }) => ahead.has(status) && Date.parse(end) > now)
    .reduce<ThreadBooking | null>(
      (first, one) => (first === null || Date.parse(one.start) < Date.parse(first.start) ? one : first),
      null,
    );
  if (next === null) {
    return null;
  }
  const { id, title, start, status } = next;
  const mine = role === 'mentor' ? 'requested' : 'pending_payment';
  return (
    <p className="thread-pin">
      <span className={classNames('thread-pin-state', status === mine && 'thread-pin-mine')}>
        {t(`messages.booking_${status}`)}
      </span>
      <span className="thread-pin-what" dir="auto">
        {format.at(start)}, <bdi>{title}</bdi>
      </span>
      <Link className="link strong" to={paths.booking(id)}>
        {t(status === mine ? (role === 'mentor' ? 'messages.pin_answer' : 'bookings.pay') : 'messages.pin_see')}
      </Link>
    </p>
  );
}
