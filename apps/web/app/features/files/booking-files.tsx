import type { Booking } from '@abroad/contract/bookings';
import type { Message } from '@abroad/contract/threads';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { useIsSuspended } from '../../session/use-is-suspended.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { FileField } from './file-field.tsx';
import { FileRow, MessageFiles } from './message-files.tsx';
import { MessageText } from './message-text.tsx';
import { filesProblem, useFiles } from './use-files.ts';

interface Properties {
  booking: Booking;
  userId: string;
}

const MET: readonly Booking['status'][] = ['confirmed', 'completed', 'no_show_mentor', 'no_show_prospect'];

/**
 * The files and notes of a session, from both people, and the form to add some. They are messages about it. Nothing where there are none
 * and none can be added, and for a suspended person, who reads no messages.
 */
export function BookingFiles({ booking, userId }: Properties) {
  const t = useT();
  const id = useId();
  const { viewer_role: role, mentor, prospect } = booking;
  const other = role === 'mentor' ? prospect : mentor;
  const canAdd = MET.includes(booking.status) && !other.is_deleted;
  const isSuspended = useIsSuspended();
  const { data, error, refetch } = useQuery({
    queryKey: ['booking', booking.id, 'messages'],
    enabled: isSuspended === false,
    staleTime: staleTimes.volatile,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listBookingMessages({ params: { id: booking.id }, signal });
    },
  });
  const { messages = [], waiting_files: waiting = [] } = data ?? {};
  if (data === undefined && error !== null) {
    return <FailureMessage variant="card" error={error} onRetry={() => void refetch()} />;
  }
  if (isSuspended === true || (messages.length === 0 && waiting.length === 0 && !canAdd)) {
    return null;
  }
  return (
    <section className="card card-body stack" aria-labelledby={id}>
      <h2 id={id}>{t('files.title')}</h2>
      {messages.length > 0 && (
        <ol className="stack">
          {messages.map((message) => (
            <Note key={message.id} message={message} name={other.first_name} />
          ))}
        </ol>
      )}
      {waiting.length > 0 && (
        <>
          <ul className="message-files">
            {waiting.map((file) => (
              <FileRow key={file.id} file={file} />
            ))}
          </ul>
          <p className="small muted">{t('files.waiting', { name: other.first_name })}</p>
        </>
      )}
      {canAdd && <AddForm booking={booking} userId={userId} name={other.first_name} isFirst={messages.length === 0} />}
    </section>
  );
}

function Note({ message, name }: { message: Message; name: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <li className="booking-note-of">
      <p className="small muted">
        {message.is_own ? t('messages.you') : <bdi>{name}</bdi>}, {format.at(message.created_at)}
      </p>
      {message.text !== '' && (
        <p className="message-text" dir="auto">
          <MessageText parts={message.parts} />
        </p>
      )}
      {message.attachments.length > 0 && <MessageFiles files={message.attachments} />}
    </li>
  );
}

interface AddProperties extends Properties {
  /** The other person's. */
  name: string;
  isFirst: boolean;
}

/** Adds a note, files, or both. What is typed and chosen stays in this tab until it is sent. */
function AddForm({ booking, userId, name, isFirst }: AddProperties) {
  const t = useT();
  const queries = useQueryClient();
  const of = `booking.${booking.id}.note`;
  const draft = useMessageDraft(of);
  const files = useFiles(userId, of);
  const [isOpen, setOpen] = useState(draft.text !== '' || files.chosen.length > 0);
  const [problem, setProblem] = useState<ReturnType<typeof filesProblem> | 'empty'>(null);
  /** One id for each text, so that a repeated press sends it once. */
  const sent = useRef({ text: '', id: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      const attachment_ids = files.chosen.flatMap((one) => (one.state === 'ready' ? [one.sent.id] : []));
      const wish = `${draft.text} ${attachment_ids.join(' ')}`;
      sent.current = sent.current.text === wish ? sent.current : { text: wish, id: crypto.randomUUID() };
      const body = { booking_id: booking.id, text: draft.text, client_message_id: sent.current.id, attachment_ids };
      return api.startThread({ body });
    },
    async onSuccess() {
      draft.write('');
      draft.clear();
      files.queue.take();
      await queries.invalidateQueries({ queryKey: ['booking', booking.id, 'messages'] });
      setOpen(false);
    },
  });
  if (!isOpen) {
    return (
      <>
        {isFirst && (
          <p className="muted">
            {t(booking.viewer_role === 'mentor' ? 'files.none_mentor' : 'files.none_student', { name })}
          </p>
        )}
        <div>
          <Button kind="line" icon="clip" onClick={() => setOpen(true)}>
            {t('files.add')}
          </Button>
        </div>
      </>
    );
  }
  const isEmpty = draft.text.trim() === '' && files.chosen.length === 0;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = isEmpty ? 'empty' : filesProblem(files.chosen);
        setProblem(found);
        if (found === null) {
          mutate();
        }
      }}
    >
      <TextAreaField
        label={t('files.note', { name })}
        rows={3}
        value={draft.text}
        error={problem === 'empty' && isEmpty ? t('files.empty') : null}
        onChange={(event) => draft.write(event.target.value)}
      />
      <FileField
        label={t('files.for', { name })}
        files={files}
        error={problem !== 'empty' && problem !== null && filesProblem(files.chosen) === problem ? t(problem) : null}
      />
      <FailureMessage variant="inline" error={error} />
      <div className="row">
        <Button type="submit" loading={isPending && t('attachments.sending')}>
          {t('files.send', { name })}
        </Button>
      </div>
    </form>
  );
}
