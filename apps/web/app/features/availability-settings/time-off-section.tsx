import type { TimeOff } from '@abroad/contract/time-off';
import { useState, type FormEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { SessionsBetween } from './sessions-between.tsx';
import { useDaysName } from './use-days-name.ts';
import { useDeleteTimeOff, useSaveTimeOff, useTimeOff } from './use-time-off.ts';

/** Days on which the mentor can't be booked in any schedule. It is saved at once and belongs to no schedule. */
export function TimeOffSection({ userId, today }: { userId: string; today: string }) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useTimeOff(userId);
  return (
    <Card className="stack settings-time-off">
      <h2 className="card-title">{t('hours.off_title')}</h2>
      <p className="muted">{t('hours.off_hint')}</p>
      <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
      {data?.length === 0 && <p className="muted small">{t('hours.off_none')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="dated-list" aria-label={t('hours.off_title')}>
          {data.map((off) => (
            <TimeOffRow key={off.id} userId={userId} off={off} today={today} />
          ))}
        </ul>
      )}
      {adding ? (
        <TimeOffForm userId={userId} today={today} onClose={() => setAdding(false)} />
      ) : (
        <Button kind="line" size="small" icon="plus" className="start" onClick={() => setAdding(true)}>
          {t('hours.off_add')}
        </Button>
      )}
    </Card>
  );
}

interface TimeOffRowProperties {
  userId: string;
  off: TimeOff;
  /** `2026-11-27` */
  today: string;
}

/** One time off: its days, the mentor's note, and the sessions that are still booked on it. */
function TimeOffRow({ userId, off, today }: TimeOffRowProperties) {
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

interface TimeOffFormProperties {
  userId: string;
  /** The time off that is changed; without it days are taken off. */
  off?: TimeOff;
  /** `2026-11-27` */
  today: string;
  onClose: () => void;
}

/** Takes days off, or changes which. The typed values stay after a refusal. */
function TimeOffForm({ userId, off, today, onClose }: TimeOffFormProperties) {
  const t = useT();
  const [first, setFirst] = useState(off?.first_date ?? today);
  const [last, setLast] = useState(off?.last_date ?? today);
  const [note, setNote] = useState(off?.note ?? '');
  const { mutate, isPending, error } = useSaveTimeOff(userId, off);
  const refused = fieldFailures(error);
  const messageOf = (...paths: string[]) => refused.find(({ path }) => paths.includes(path))?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) {
      mutate({ first_date: first, last_date: last, note: note.trim() === '' ? null : note }, { onSuccess: onClose });
    }
  };
  return (
    <form className="dated-editor stack" onSubmit={submit} noValidate>
      <div className="field-pair">
        <TextField
          type="date"
          label={t('hours.first_day')}
          min={off && off.first_date < today ? off.first_date : today}
          value={first}
          error={messageOf('first_date')}
          onChange={(event) => {
            setFirst(event.target.value);
            setLast(event.target.value > last ? event.target.value : last);
          }}
        />
        <TextField
          type="date"
          label={t('hours.last_day')}
          min={first}
          value={last}
          error={messageOf('last_date')}
          onChange={(event) => setLast(event.target.value)}
        />
      </div>
      <TextField
        label={t('hours.off_note')}
        hint={t('hours.off_note_hint')}
        value={note}
        error={messageOf('note')}
        onChange={(event) => setNote(event.target.value)}
      />
      <FailureMessage variant="inline" error={refused.length > 0 ? null : error} />
      <div className="row">
        <Button type="submit" size="small" loading={isPending && t('forms.saving')}>
          {t('hours.off_save')}
        </Button>
        <Button size="small" kind="line" onClick={onClose}>
          {t('forms.cancel')}
        </Button>
      </div>
    </form>
  );
}
