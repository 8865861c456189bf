import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useClockWords } from '../booking/use-clock-words.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { AnswerProposal } from './answer-proposal.tsx';
import { OwnProposal } from './own-proposal.tsx';

/** Other times that wait for an answer: to be chosen from, or to be taken back. */
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
