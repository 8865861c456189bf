import { LIMITS } from '@abroad/contract/limits';
import { useViewer } from '../../lib/viewer.tsx';
import { useMessageDraft } from '../forms/use-message-draft.ts';

/** A proposal that is not sent yet: its times and its message. Call `clear` when it has been sent, or isn't needed any more. */
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

/** The times that are to be proposed, in order; they survive a reload and a new sign-in as the message does. */
function useChosenStarts(bookingId: string) {
  const { now } = useViewer();
  const { text, write, clear } = useMessageDraft(`proposed_times.${bookingId}`);
  const starts = text.split(' ').filter((start) => Date.parse(start) > now);
  const keep = (next: readonly string[]) => write(next.toSorted().join(' '));
  return {
    starts,
    add: (start: string) => keep([...new Set([...starts, start])].slice(0, LIMITS.proposed_times_max)),
    remove: (start: string) => keep(starts.filter((one) => one !== start)),
    clear,
  };
}
