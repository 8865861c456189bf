import { LIMITS } from '@abroad/contract/limits';
import { useViewer } from '../../lib/viewer.tsx';
import { useMessageDraft } from '../forms/use-message-draft.ts';

/** The times that are to be proposed, in order; they survive a reload and a new sign-in as the message does. */
export function useChosenStarts(bookingId: string) {
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
