import type { BlockReason, Thread, ThreadBooking } from '@abroad/contract/threads';
import { useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { BookedSession } from '../bookings/booked-session.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { nameOf } from './thread-list.tsx';
import { useBlock } from './use-threads.ts';

const reasons = [
  'harassment',
  'paying_outside',
  'scam',
  'not_a_fit',
  'other',
] as const satisfies readonly BlockReason[];
const coming = new Set<ThreadBooking['status']>(['requested', 'pending_payment', 'confirmed']);

interface Properties {
  thread: Thread;
  userId: string;
  bookings: readonly ThreadBooking[];
  onClose: () => void;
}

/** Blocks the other person of a conversation: asks for the reason, and then about sessions that are still booked. */
export default function BlockDialog({ thread, userId, bookings, onClose }: Properties) {
  const t = useT();
  const form = useId();
  const now = useNow();
  const [reason, setReason] = useState<BlockReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  // The sessions at the time of blocking: one that is cancelled here stays in the list, marked as cancelled.
  const [asked, setAsked] = useState<readonly ThreadBooking[] | null>(null);
  const { mutate, isPending, error } = useBlock(userId, thread.other);
  const name = nameOf(thread.other, t);
  const booked = bookings.filter(({ status, start }) => coming.has(status) && Date.parse(start) > now);
  const send = () => {
    if (reason === null) {
      setMissing(true);
      focusFirstError(form);
      return;
    }
    const onDone = booked.length === 0 ? onClose : () => setAsked(booked);
    mutate(reason, { onSuccess: onDone });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={asked !== null ? t('messages.blocked', { name }) : t('messages.block_title', { name })}
      closeLabel={t('forms.close')}
      actions={
        asked !== null ? (
          <Button onClick={onClose}>{t('messages.done')}</Button>
        ) : (
          <>
            <Button kind="line" onClick={onClose} disabled={isPending}>
              {t('messages.keep')}
            </Button>
            <Button kind="danger" loading={isPending && t('messages.blocking')} onClick={send}>
              {t('messages.block', { name })}
            </Button>
          </>
        )
      }
    >
      {asked !== null ? (
        <Booked booked={asked} name={name} />
      ) : (
        <form id={form} className="stack" onSubmit={(event) => event.preventDefault()}>
          <p>{t('messages.block_text', { name })}</p>
          <fieldset
            className="stack"
            aria-describedby={isMissing ? `${form}-error` : undefined}
            aria-invalid={isMissing}
          >
            <legend className="strong">{t('messages.block_why')}</legend>
            {reasons.map((one) => (
              <RadioCard
                key={one}
                name="reason"
                title={t(`messages.reason_${one}`)}
                checked={reason === one}
                onChange={() => {
                  setReason(one);
                  setMissing(false);
                }}
              />
            ))}
          </fieldset>
          {isMissing && <FieldError id={`${form}-error`}>{t('messages.block_missing')}</FieldError>}
          <FailureMessage variant="inline" error={error} />
        </form>
      )}
    </Dialog>
  );
}

/** Sessions with a person who is now blocked: they stay unless they are cancelled. */
function Booked({ booked, name }: { booked: readonly ThreadBooking[]; name: string }) {
  const t = useT();
  return (
    <div className="stack">
      <p>{t('messages.still_booked', { count: booked.length, name })}</p>
      <ul className="stack">
        {booked.map(({ id, title, start }) => (
          <li key={id}>
            <BookedSession id={id} title={title} start={start} />
          </li>
        ))}
      </ul>
    </div>
  );
}
