import type { Booking } from '@abroad/contract/bookings';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../forms/time-field.tsx';
import { typedInstant } from './typed-instant.ts';

interface Properties {
  booking: Booking;
  taken: readonly string[];
  isFull: boolean;
  onAdd: (start: string) => void;
}

/** A time that is not among the free ones: both sides agreeing is enough. */
export function TypedTime({ booking, taken, isFull, onAdd }: Properties) {
  const t = useT();
  const { zone, format } = useViewer();
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const add = () => {
    const typed = typedInstant({ date, time, zone, now: Date.now(), present: booking.start, taken });
    if ('problem' in typed) {
      setProblem(t(`moving.typed_${typed.problem}`));
      return;
    }
    setProblem(null);
    setTime('');
    onAdd(typed.start);
  };

  return (
    <details className="moving-typed">
      <summary>{t('moving.typed')}</summary>
      <p className="small muted">{t('moving.typed_text', { zone: format.zone(zone) })}</p>
      <div className="moving-typed-fields">
        <TextField
          type="date"
          label={t('moving.date')}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <Field label={t('moving.time')}>
          {(control) => <TimeField {...control} className="input" value={time} onChange={setTime} />}
        </Field>
        <Button kind="line" disabled={isFull} onClick={add}>
          {t(isFull ? 'moving.full' : 'moving.add')}
        </Button>
      </div>
      <FieldError id="moving-typed-problem">{problem}</FieldError>
    </details>
  );
}
