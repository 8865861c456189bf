import { Suspense, useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { slotAt } from '../booking-core/slot-at.ts';
import type { BodyProperties } from './body-properties.ts';
import { useAnswerProposal } from './use-answer-proposal.ts';

const DeclineDialog = laterDialog(() => import('./decline-dialog.tsx'));

/** One of the proposed times is chosen, or all are declined. Until then the session stays where it is. */
export function AnswerProposal({ booking, proposal, words, now }: BodyProperties) {
  const t = useT();
  const id = useId();
  const open = proposal.starts.filter((start) => Date.parse(start) > now);
  const [picked, setPicked] = useState<string | null>(open.length === 1 ? (open[0] ?? null) : null);
  const [pressed, setPressed] = useState(false);
  const [declining, setDeclining] = useState(false);
  const accept = useAnswerProposal(booking, proposal.id);
  const chosen = picked !== null && open.includes(picked) ? picked : null;

  return (
    <>
      <p>{t('proposals.text', { moment: words.moment(booking.start) })}</p>
      <fieldset className="proposal-times" aria-describedby={`${id}-error`}>
        <legend className="unseen">{t('proposals.times')}</legend>
        {proposal.starts.map((start) => {
          const slot = slotAt(booking, start);
          const isPast = !open.includes(start);
          return (
            <RadioCard
              key={start}
              name={id}
              value={start}
              checked={start === chosen}
              disabled={isPast}
              onChange={() => setPicked(start)}
              title={words.yours(slot)}
              detail={isPast ? t('proposals.past') : words.theirs(slot)}
            />
          );
        })}
      </fieldset>
      <FieldError id={`${id}-error`}>{pressed && chosen === null ? t('proposals.pick') : null}</FieldError>
      <FailureMessage variant="inline" error={accept.error} />
      <div className="row">
        <Button
          loading={accept.isPending && t('moving.going')}
          onClick={() => {
            setPressed(true);
            if (chosen !== null) {
              accept.mutate({ answer: 'accept', start: chosen });
            }
          }}
        >
          {t('proposals.accept')}
        </Button>
        <Button kind="line" onClick={() => setDeclining(true)}>
          {t('proposals.decline')}
        </Button>
      </div>
      {declining && (
        <Suspense>
          <DeclineDialog booking={booking} proposalId={proposal.id} words={words} onClose={() => setDeclining(false)} />
        </Suspense>
      )}
    </>
  );
}
