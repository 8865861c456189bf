import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import type { ClockWords } from '../booking/clock-words.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { ReasonDialog } from '../booking-core/reason-dialog.tsx';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { useAnswerProposal } from './use-answer-proposal.ts';

interface Properties {
  booking: Booking;
  proposalId: string;
  words: ClockWords;
  onClose: () => void;
}

/** Says that the session stays where it is, and asks for a message to the other side. */
export default function DeclineDialog({ booking, proposalId, words, onClose }: Properties) {
  const t = useT();
  const { first_name: name } = otherSide(booking);
  const draft = useMessageDraft(`decline-proposal.${proposalId}`);
  const { mutate, isPending, error } = useAnswerProposal(booking, proposalId, draft.clear);
  return (
    <ReasonDialog
      title={t('proposals.decline_title', { name })}
      words={{ keep: t('proposals.decline_keep'), go: t('proposals.do_decline'), going: t('bookings.declining') }}
      label={t('bookings.reason')}
      hint={t('bookings.reason_hint', { name })}
      draft={draft}
      isPending={isPending}
      error={error}
      onSubmit={(reason) => mutate({ answer: 'decline', reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('proposals.decline_what', { name, moment: words.moment(booking.start) })}</p>
    </ReasonDialog>
  );
}
