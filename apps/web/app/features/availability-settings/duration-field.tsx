import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { Field } from '../../ui/field.tsx';
import { readDuration, type Unit, unitOf, units, writeDuration } from './duration.ts';
import { useTyped } from './use-typed.ts';

interface Properties {
  label: string;
  hint: string;
  error: string | null;
  /** Minutes as they are typed; '' is nothing, `NaN` what is no number. */
  value: string;
  onChange: (minutes: string) => void;
}

/** A length of time, in the unit that suits it. It is read as people write numbers, as a price is. */
export function DurationField({ label, hint, error, value, onChange }: Properties) {
  const t = useT();
  const { locale } = useViewer();
  const [unit, setUnit] = useState(() => unitOf(value));
  const { shown, type } = useTyped(value, {
    read: (text) => readDuration(text, unit, locale),
    write: (minutes) => writeDuration(minutes, unit, locale),
  });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="duration">
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            className="input"
            value={shown}
            onChange={(event) => onChange(type(event.target.value))}
          />
          <select
            className="input"
            aria-label={t('hours.unit_of', { label })}
            value={unit}
            onChange={(event) => {
              const next = event.target.value as Unit;
              setUnit(next);
              type(shown);
              onChange(readDuration(shown, next, locale));
            }}
          >
            {(Object.keys(units) as Unit[]).map((one) => (
              <option key={one} value={one}>
                {t(`hours.unit_${one}`)}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
