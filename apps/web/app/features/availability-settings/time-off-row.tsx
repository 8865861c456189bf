import type { TimeOff } from '@abroad/contract/time-off';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { IconButton } from '../../ui/button.tsx';
import { fromDate, noonOf } from '../calendar/local-days.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SessionsBetween } from './sessions-between.tsx';
import { useDeleteTimeOff } from './use-time-off.ts';

/** One time off: its days, the mentor's note, and the sessions that still stand on it. */
export function TimeOffRow({ userId, off }: { userId: string; off: TimeOff }) {
  const t = useT();
  const format = useFormat();
  const { mutate, isPending, error } = useDeleteTimeOff(userId);
  const day = (date: string) => format.day(noonOf(fromDate(date) ?? 0), 'UTC');
  const { first_date: first, last_date: last, note, session_count: count } = off;
  const days = first === last ? day(first) : t('format.range', { start: day(first), end: day(last) });
  return (
    <li className="time-off-row">
      <span>
        <strong>{days}</strong> {note !== null && <bdi className="muted">{note}</bdi>}
      </span>
      <IconButton
        icon="trash"
        label={t('hours.off_delete', { days })}
        disabled={isPending}
        onClick={() => mutate(off)}
      />
      <FailureMessage variant="inline" error={error} />
      {count > 0 && <SessionsBetween userId={userId} from={off.start} to={off.end} />}
    </li>
  );
}
