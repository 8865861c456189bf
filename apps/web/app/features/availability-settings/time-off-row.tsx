import type { TimeOff } from '@abroad/contract/time-off';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SessionsBetween } from './sessions-between.tsx';
import { TimeOffForm } from './time-off-form.tsx';
import { useDaysName } from './use-days-name.ts';
import { useDeleteTimeOff } from './use-time-off.ts';

interface Properties {
  userId: string;
  off: TimeOff;
  /** `2026-11-27` */
  today: string;
}

/** One time off: its days, the mentor's note, and the sessions that still stand on it. */
export function TimeOffRow({ userId, off, today }: Properties) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const { mutate, isPending, error } = useDeleteTimeOff(userId);
  const days = useDaysName()(off.first_date, off.last_date);
  if (editing) {
    return (
      <li>
        <TimeOffForm userId={userId} off={off} today={today} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li>
      <span>
        <strong>{days}</strong> {off.note !== null && <bdi className="muted">{off.note}</bdi>}
      </span>
      <span className="dated-tools">
        <IconButton icon="edit" label={t('hours.off_edit', { days })} onClick={() => setEditing(true)} />
        <IconButton
          icon="trash"
          label={t('hours.off_delete', { days })}
          disabled={isPending}
          onClick={() => mutate(off)}
        />
      </span>
      <FailureMessage variant="inline" error={error} />
      {off.session_count > 0 && <SessionsBetween userId={userId} from={off.start} to={off.end} />}
    </li>
  );
}
