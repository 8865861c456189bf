import { fullName } from '@abroad/contract/full-name';
import type { BookingStatus } from '@abroad/contract/booking-status';
import type { AnswerHours } from '@abroad/contract/profiles';
import type { Thread } from '@abroad/contract/threads';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Composer } from './composer.tsx';
import { ConversationHead, Unloaded } from './conversation-frame.tsx';
import type { Beginning } from './outbox.ts';
import { useOutbox } from './use-outbox.ts';
import { messagesKey } from './use-threads.ts';
import { WaitingMessage } from './waiting-message.tsx';

interface Properties {
  userId: string;
  /** Slug of the mentor to write to. */
  mentor: string | null;
  /** The id of the booking whose other side is the addressee. */
  booking: string | null;
}

/** The first message to a person. If the two have talked before, their conversation opens. */
export function NewConversation({ userId, mentor, booking }: Properties) {
  const to: Beginning | null =
    mentor === null ? (booking === null ? null : { booking_id: booking }) : { mentor_slug: mentor };
  if (to === null) {
    return (
      <section className="messages-open">
        <NotFound />
      </section>
    );
  }
  return <WriteTo userId={userId} to={to} />;
}

function NotFound() {
  const t = useT();
  return (
    <EmptyState
      title={t('messages.not_found')}
      action={<ButtonLink to={paths.search()}>{t('messages.find_mentor')}</ButtonLink>}
    />
  );
}

/** The person whom the reader writes to, and the conversation with them, if there is one. */
interface Somebody {
  thread: Thread | null;
  name: string;
  first_name: string;
  avatar: string | null;
  answers_within_h: AnswerHours | null;
  /** Whether it is known that the two have had a session confirmed. */
  takes_files: boolean;
}

const withSession: readonly BookingStatus[] = ['confirmed', 'completed', 'no_show_mentor', 'no_show_prospect'];

async function findSomebody(to: Beginning, locale: string): Promise<Somebody> {
  const { api } = await import('../../api/browser-client.ts');
  const { items } = await api.listThreads({ query: to });
  const [thread = null] = items;
  if (thread !== null) {
    const { name, first_name, avatar_thumbnail_url: avatar } = thread.other;
    return { thread, name, first_name, avatar, answers_within_h: null, takes_files: thread.contacts_open };
  }
  if ('booking_id' in to) {
    const { viewer_role, mentor, prospect, status } = await api.getBooking({ params: { id: to.booking_id } });
    const other = viewer_role === 'mentor' ? prospect : mentor;
    return {
      thread,
      name: other.name,
      first_name: other.first_name,
      avatar: other.avatar_thumbnail_url,
      answers_within_h: null,
      takes_files: withSession.includes(status),
    };
  }
  const profile = await api.getMentorProfileBySlug({ params: { slug: to.mentor_slug } });
  const { first_name, avatar_thumbnail_url: avatar, answers_within_h } = profile;
  return { thread, name: fullName(profile, locale), first_name, avatar, answers_within_h, takes_files: false };
}

function WriteTo({ userId, to }: { userId: string; to: Beginning }) {
  const t = useT();
  const navigate = useNavigate();
  const locale = useLocale();
  const outbox = useOutbox(userId, to, ({ thread_id }) => void navigate(paths.thread(thread_id), { replace: true }));
  const { data, error, refetch } = useQuery({
    queryKey: [...messagesKey(userId), 'somebody', to, locale],
    queryFn: () => findSomebody(to, locale),
  });
  if (data === undefined) {
    return <Unloaded error={error} onRetry={refetch} missing={<NotFound />} />;
  }
  if (data.thread !== null) {
    return <Navigate to={paths.thread(data.thread.id)} replace />;
  }
  const draft = `message.${JSON.stringify(to)}`;
  return (
    <section className="messages-open" aria-label={t('messages.with', { name: data.name })}>
      <ConversationHead name={data.name} avatar={data.avatar} answersWithin={data.answers_within_h} />
      <div className="message-log">
        <p className="message-note">
          <Icon name="info" />
          {'booking_id' in to
            ? [
                t('messages.session_note', { name: data.first_name }),
                ...(data.takes_files ? [] : [t('messages.contacts_note')]),
              ].join(' ')
            : t('messages.first_note', { name: data.first_name })}
        </p>
        {outbox.entries.length > 0 && (
          <ol className="message-day">
            {outbox.entries.map((entry) => (
              <WaitingMessage key={entry.client_message_id} entry={entry} draft={draft} outbox={outbox} />
            ))}
          </ol>
        )}
      </div>
      <Composer
        draft={draft}
        name={data.first_name}
        userId={userId}
        messagesLeft={null}
        noFilesBecause={data.takes_files ? null : t('attachments.after_first')}
        showsContacts={'booking_id' in to}
        outbox={outbox}
      />
    </section>
  );
}
