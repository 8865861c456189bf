import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';

/** The list's note that proposed times wait for an answer of the reader, or of the other side. */
export function ProposalNote({ booking }: { booking: Booking }) {
  const t = useT();
  const { proposal, viewer_role: role } = booking;
  if (proposal === null) {
    return null;
  }
  const { name, first_name: firstName } = otherSide(booking);
  const isOwn = proposal.proposed_by === role;
  const count = proposal.starts.length;
  return (
    <div className="banner booking-suggestion proposal-note">
      <p>{t(isOwn ? 'proposals.note_own' : 'proposals.note_theirs', { name: firstName, count })}</p>
      <ButtonLink
        kind={isOwn ? 'line' : 'primary'}
        size="small"
        to={paths.booking(booking.id)}
        aria-label={t(isOwn ? 'proposals.see_of' : 'proposals.choose_of', { name })}
      >
        {t(isOwn ? 'proposals.see' : 'proposals.choose')}
      </ButtonLink>
    </div>
  );
}
