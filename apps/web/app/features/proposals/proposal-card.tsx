import type { Proposal } from '@abroad/contract/booking-proposals';
import type { Booking } from '@abroad/contract/bookings';
import { Suspense, useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { slotAt } from '../booking-core/slot-at.ts';
import type { ClockWords } from '../booking/clock-words.ts';
import { useClockWords } from '../booking/use-clock-words.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { useAnswerProposal } from './use-answer-proposal.ts';

/** Other times that wait for an answer: to choose from, or to withdraw. */
export function ProposalCard({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const other = otherSide(booking);
  const words = useClockWords(other);
  const { proposal, viewer_role: role } = booking;
  if (proposal === null) {
    return null;
  }
  const isOwn = proposal.proposed_by === role;
  const Body = isOwn ? OwnProposal : AnswerProposal;
  return (
    <section className="card card-body stack proposal">
      <h2>
        {t(isOwn ? 'proposals.own_title' : 'proposals.title', {
          name: other.first_name,
          count: proposal.starts.length,
        })}
      </h2>
      {proposal.message !== null && <p className="booking-text proposal-message as-written">{proposal.message}</p>}
      <Body key={proposal.id} booking={booking} proposal={proposal} words={words} now={now} />
    </section>
  );
}

const DeclineDialog = laterDialog(() => import('./decline-dialog.tsx'));

/** The reader chooses one of the proposed times, or declines all. Until then the session stays where it is. */
function AnswerProposal({ booking, proposal, words, now }: BodyProperties) {
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

/** The reader's proposal, while it waits for the other side. */
function OwnProposal({ booking, proposal, words }: BodyProperties) {
  const t = useT();
  const { mutate, isPending, error } = useAnswerProposal(booking, proposal.id);
  const { first_name: name } = otherSide(booking);
  return (
    <>
      <p>
        {t(booking.status === 'requested' ? 'requests.own_text' : 'proposals.own_text', {
          name,
          moment: words.moment(booking.start),
        })}
      </p>
      <ul className="stack">
        {proposal.starts.map((start) => (
          <li key={start}>
            <p className="strong">{words.yours(slotAt(booking, start))}</p>
            <p className="small muted">{words.theirs(slotAt(booking, start))}</p>
          </li>
        ))}
      </ul>
      <FailureMessage variant="inline" error={error} />
      <div>
        <Button
          kind="line"
          loading={isPending && t('proposals.withdrawing')}
          onClick={() => mutate({ answer: 'withdraw', reason: '' })}
        >
          {t('proposals.withdraw')}
        </Button>
      </div>
    </>
  );
}

/** The properties that both sides of a proposal need. */
interface BodyProperties {
  booking: Booking;
  proposal: Proposal;
  words: ClockWords;
  /** Epoch milliseconds. */
  now: number;
}
