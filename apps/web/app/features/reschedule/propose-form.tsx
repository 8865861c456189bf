import type { Booking } from '@abroad/contract/bookings';
import { LIMITS } from '@abroad/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { isRefused } from '../../api/failure.ts';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Field } from '../../ui/field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { slotAt } from '../booking-core/slot-at.ts';
import { useRefresh } from '../booking-core/use-refresh.ts';
import type { ClockWords } from '../booking/clock-words.ts';
import { ConfirmBar } from '../booking/confirm-bar.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { TimeField } from '../forms/time-field.tsx';
import type { FootProperties } from './foot-properties.ts';
import { typedInstant } from './typed-instant.ts';
import { useProposalDraft } from './use-proposal-draft.ts';

const messageLimit = 500;

/** Gathers up to three times and a message, and sends them to the other side. They are kept until then. */
export function ProposeForm({ booking, slot, lost, words, dropSlot }: FootProperties) {
  const t = useT();
  const form = useId();
  const { first_name: name } = otherSide(booking);
  const { message: draft, chosen, clear } = useProposalDraft(booking.id);
  const [pressed, setPressed] = useState(false);
  const propose = usePropose(booking, clear);
  const message = draft.text.trim();
  const tooLong = countCharacters(message) > messageLimit;
  const isFull = chosen.starts.length >= LIMITS.proposed_times_max;
  const isChosen = slot !== null && chosen.starts.includes(slot.start);

  const add = (start: string) => {
    propose.reset();
    chosen.add(start);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (chosen.starts.length > 0 && !tooLong && !propose.isPending) {
      propose.mutate({ starts: chosen.starts, message });
    }
  };

  return (
    <>
      <ConfirmBar slot={slot} lost={lost} words={words}>
        {slot !== null && (
          <Button
            size="large"
            disabled={isFull || isChosen}
            onClick={() => {
              add(slot.start);
              dropSlot();
            }}
          >
            {t(isChosen ? 'moving.added' : isFull ? 'moving.full' : 'moving.add')}
          </Button>
        )}
      </ConfirmBar>
      <form className="moving-proposal stack" id={form} onSubmit={submit} noValidate>
        <h2 className="card-title">{t('moving.proposal_title', { name })}</h2>
        <ChosenTimes booking={booking} starts={chosen.starts} words={words} onRemove={chosen.remove} />
        <TypedTime booking={booking} taken={chosen.starts} isFull={isFull} onAdd={add} />
        <TextAreaField
          label={t('moving.message')}
          hint={t('moving.message_hint', { name })}
          name="message"
          rows={2}
          limit={messageLimit}
          count={countCharacters}
          value={draft.text}
          error={pressed && tooLong ? t('bookings.reason_long', { limit: messageLimit }) : null}
          onChange={(event) => draft.write(event.target.value)}
        />
        {booking.proposal !== null && (
          <p className="small muted">
            {t(
              booking.proposal.proposed_by === booking.viewer_role ? 'moving.replaces_own' : 'moving.replaces_theirs',
              {
                name,
              },
            )}
          </p>
        )}
        <FieldError id={`${form}-none`}>
          {pressed && chosen.starts.length === 0 ? t('moving.none_chosen') : null}
        </FieldError>
        <FailureMessage variant="inline" error={propose.error} />
        <div>
          <Button
            type="submit"
            size="large"
            loading={propose.isPending && t('moving.proposing')}
            aria-describedby={`${form}-none`}
          >
            {t('moving.send', { count: Math.max(1, chosen.starts.length) })}
          </Button>
        </div>
      </form>
    </>
  );
}

interface ChosenTimesProperties {
  booking: Booking;
  starts: readonly string[];
  words: ClockWords;
  onRemove: (start: string) => void;
}

/** The times to be proposed, each on both clocks. */
function ChosenTimes({ booking, starts, words, onRemove }: ChosenTimesProperties) {
  const t = useT();
  return (
    <div aria-live="polite">
      {starts.length === 0 ? (
        <p className="muted">{t('moving.none_yet', { count: LIMITS.proposed_times_max })}</p>
      ) : (
        <ul className="moving-chosen">
          {starts.map((start) => {
            const slot = slotAt(booking, start);
            return (
              <li key={start}>
                <div>
                  <p className="strong">{words.yours(slot)}</p>
                  <p className="small muted">{words.theirs(slot)}</p>
                </div>
                <IconButton
                  icon="close"
                  label={t('moving.remove', { moment: words.moment(start) })}
                  onClick={() => onRemove(start)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface TypedTimeProperties {
  booking: Booking;
  taken: readonly string[];
  isFull: boolean;
  onAdd: (start: string) => void;
}

/** A time that is not among the free ones: the agreement of both sides is enough. */
function TypedTime({ booking, taken, isFull, onAdd }: TypedTimeProperties) {
  const t = useT();
  const { zone, format } = useViewer();
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const add = () => {
    const typed = typedInstant({ date, time, zone, now: Date.now(), present: booking.start, taken });
    if ('problem' in typed) {
      setProblem(t(`moving.typed_${typed.problem}`));
      return;
    }
    setProblem(null);
    setTime('');
    onAdd(typed.start);
  };

  return (
    <details className="moving-typed">
      <summary>{t('moving.typed')}</summary>
      <p className="small muted">{t('moving.typed_text', { zone: format.zone(zone) })}</p>
      <div className="moving-typed-fields">
        <TextField
          type="date"
          label={t('moving.date')}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <Field label={t('moving.time')}>
          {(control) => <TimeField {...control} className="input" value={time} onChange={setTime} />}
        </Field>
        <Button kind="line" disabled={isFull} onClick={add}>
          {t(isFull ? 'moving.full' : 'moving.add')}
        </Button>
      </div>
      <FieldError id="moving-typed-problem">{problem}</FieldError>
    </details>
  );
}

interface Wish {
  starts: readonly string[];
  message: string;
}

/** Sends other times to the other side, says so and returns to the booking. */
function usePropose(booking: Booking, onSent: () => void) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh(booking.id);
  const [keyFor] = useState(createKeyFor);
  return useMutation({
    mutationFn: async ({ starts, message }: Wish) => {
      const { api } = await import('../../api/browser-client.ts');
      const body = { starts: [...starts], ...(message === '' ? {} : { message }) };
      return api.createProposal({ params: { id: booking.id }, body, idempotency_key: keyFor(body) });
    },
    onSuccess(changed) {
      onSent();
      refresh(changed);
      showToast({ text: t('moving.proposed_toast', { name: otherSide(booking).first_name }) });
      void navigate(paths.booking(booking.id));
    },
    onError(error) {
      if (isRefused(error)) {
        refresh(null);
      }
    },
  });
}
