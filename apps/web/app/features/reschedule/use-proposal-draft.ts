import { useMessageDraft } from '../forms/use-message-draft.ts';
import { useChosenStarts } from './use-chosen-starts.ts';

/** A proposal that is not sent yet: its times and its message. `clear` when it has been sent, or has come to nothing. */
export function useProposalDraft(bookingId: string) {
  const message = useMessageDraft(`proposal.${bookingId}`);
  const chosen = useChosenStarts(bookingId);
  return {
    message,
    chosen,
    clear() {
      message.clear();
      chosen.clear();
    },
  };
}
