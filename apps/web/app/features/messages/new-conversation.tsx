import { fullName } from '@abroad/contract/full-name';
import type { AnswerHours } from '@abroad/contract/profiles';
import type { Thread } from '@abroad/contract/threads';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { Composer } from './composer.tsx';
import { ConversationWaiting } from './conversation.tsx';
import { Face } from './face.tsx';
import type { Beginning } from './outbox.ts';
import { useOutbox } from './use-outbox.ts';
import { messagesKey } from './use-threads.ts';
import { WaitingMessage } from './waiting-message.tsx';

interface Properties {
  userId: string;
  /** Slug of the mentor to write to. */
  mentor: string | null;
  /** Id of the booking with whose other side to talk. */
  booking: string | null;
}

/** The first message to somebody. Where the two have talked before, it is their conversation that opens. */
export function NewConversation({ userId, mentor, booking }: Properties) {
  const t = useT();
  const to: Beginning | null =
    mentor === null ? (booking === null ? null : { booking_id: booking }) : { mentor_slug: mentor };
  if (to === null) {
    return (
      <section className="messages-open">
        <EmptyState
          title={t('messages.not_found')}
          action={<ButtonLink to={paths.search()}>{t('messages.find_mentor')}</ButtonLink>}
        />
      </section>
    );
  }
  return <WriteTo userId={userId} to={to} />;
}

/** Whom the reader is about to write to, and the conversation with them, where there is one. */
interface Somebody {
  thread: Thread | null;
  name: string;
  first_name: string;
  avatar: string | null;
  answers_within_h: AnswerHours | null;
}

async function findSomebody(to: Beginning, locale: string): Promise<Somebody> {
  const { api } = await import('../../api/browser-client.ts');
  const { items } = await api.listThreads({ query: to });
  const [thread = null] = items;
  if (thread !== null) {
    const { name, first_name, avatar_thumbnail_url: avatar } = thread.other;
    return { thread, name, first_name, avatar, answers_within_h: null };
  }
  if ('booking_id' in to) {
    const { viewer_role, mentor, prospect } = await api.getBooking({ params: { id: to.booking_id } });
    const other = viewer_role === 'mentor' ? prospect : mentor;
    return {
      thread,
      name: other.name,
      first_name: other.first_name,
      avatar: other.avatar_thumbnail_url,
      answers_within_h: null,
    };
  }
  const profile = await api.getMentorProfileBySlug({ params: { slug: to.mentor_slug } });
  const { first_name, avatar_thumbnail_url: avatar, answers_within_h } = profile;
  return { thread, name: fullName(profile, locale), first_name, avatar, answers_within_h };
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
    return (
      <section className="messages-open" aria-busy={error === null}>
        {error === null ? (
          <ConversationWaiting />
        ) : isFailure(error) && error.status === 404 ? (
          <EmptyState
            title={t('messages.not_found')}
            action={<ButtonLink to={paths.search()}>{t('messages.find_mentor')}</ButtonLink>}
          />
        ) : (
          <FailureCard error={error} onRetry={refetch} />
        )}
      </section>
    );
  }
  if (data.thread !== null) {
    return <Navigate to={paths.thread(data.thread.id)} replace />;
  }
  const draft = `message.${JSON.stringify(to)}`;
  return (
    <section className="messages-open" aria-label={t('messages.with', { name: data.name })}>
      <header className="conversation-head">
        <Link className="icon-button conversation-back" to={paths.messages()} aria-label={t('messages.back')}>
          <Icon name="arrow_back" />
        </Link>
        <Face name={data.name} src={data.avatar} />
        <div className="conversation-who">
          <h2>
            <bdi>{data.name}</bdi>
          </h2>
          {data.answers_within_h !== null && (
            <p className="tiny muted">{t(`profile.answers_${data.answers_within_h}`)}</p>
          )}
        </div>
      </header>
      <div className="message-log">
        <p className="message-note">
          <Icon name="info" />
          {t('messages.first_note', { name: data.first_name })}
        </p>
        {outbox.entries.length > 0 && (
          <ol className="message-day">
            {outbox.entries.map((entry) => (
              <WaitingMessage
                key={entry.client_message_id}
                entry={entry}
                name={data.first_name}
                draft={draft}
                outbox={outbox}
              />
            ))}
          </ol>
        )}
      </div>
      <Composer
        draft={draft}
        name={data.first_name}
        messagesLeft={null}
        onSend={(text) => outbox.send(text, 'booking_id' in to)}
      />
    </section>
  );
}
