import type { Booking } from '@abroad/contract/bookings';
import { useMutation } from '@tanstack/react-query';
import { isRefused } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { showToast } from '../../ui/toast.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { useRefresh } from '../booking-core/use-refresh.ts';

type Answer = { answer: 'accept'; start: string } | { answer: 'decline' | 'withdraw'; reason: string };

const news = {
  accept: 'proposals.accepted_toast',
  decline: 'proposals.declined_toast',
  withdraw: 'proposals.withdrawn_toast',
} as const;

/** Answers or withdraws a proposal, says so, and shows the session's new state, also after another user's change. */
export function useAnswerProposal(booking: Booking, proposalId: string, onDone?: () => void) {
  const t = useT();
  const format = useFormat();
  const refresh = useRefresh(booking.id);
  return useMutation({
    mutationFn: (answer: Answer) => send({ id: booking.id, proposal_id: proposalId }, answer),
    onSuccess(changed, { answer }) {
      onDone?.();
      refresh(changed);
      showToast({
        text: t(answer === 'accept' && changed.status === 'requested' ? 'requests.moved_toast' : news[answer], {
          name: otherSide(booking).first_name,
          moment: format.at(changed.start),
        }),
      });
    },
    onError(error) {
      if (!isRefused(error)) {
        return;
      }
      refresh(null);
      // The card disappears then, with its message.
      if (error.code === 'PROPOSAL_CLOSED' || error.code === 'ILLEGAL_MOVE') {
        showToast({ text: t('proposals.closed'), tone: 'problem' });
      }
    },
  });
}

async function send(params: { id: string; proposal_id: string }, given: Answer): Promise<Booking> {
  const { api } = await import('../../api/browser-client.ts');
  if (given.answer === 'accept') {
    return api.acceptProposal({ params, body: { start: given.start } });
  }
  return api.declineProposal({ params, body: given.reason === '' ? {} : { reason: given.reason } });
}
