import { LIMITS } from '@abroad/contract/limits';
import { useId, useState, type FormEvent } from 'react';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { ConfirmBar } from '../booking/confirm-bar.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { ChosenTimes } from './chosen-times.tsx';
import type { FootProperties } from './foot-properties.ts';
import { TypedTime } from './typed-time.tsx';
import { useProposalDraft } from './use-proposal-draft.ts';
import { usePropose } from './use-propose.ts';

const messageLimit = 500;

/** Gathers up to three times and a message, and sends them to the other side. What was gathered stays until then. */
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
