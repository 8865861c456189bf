import type { TimeOff } from '@abroad/contract/time-off';
import { useState, type FormEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { useSaveTimeOff } from './use-time-off.ts';

interface Properties {
  userId: string;
  /** What is changed; without it days are taken off. */
  off?: TimeOff;
  /** `2026-11-27` */
  today: string;
  onClose: () => void;
}

/** Takes days off, or changes which. What was typed stays where it is refused. */
export function TimeOffForm({ userId, off, today, onClose }: Properties) {
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
        <Button type="submit" size="small" loading={isPending && t('hours.saving')}>
          {t('hours.off_save')}
        </Button>
        <Button size="small" kind="line" onClick={onClose}>
          {t('hours.cancel')}
        </Button>
      </div>
    </form>
  );
}
