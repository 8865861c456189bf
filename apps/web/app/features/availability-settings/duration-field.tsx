import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Field } from '../../ui/field.tsx';

const units = { minutes: 1, hours: 60, days: 1440 } as const;
export type Unit = keyof typeof units;

interface Properties {
  label: string;
  hint: string;
  error: string | null;
  /** Minutes as they are typed; '' is nothing. */
  value: string;
  onChange: (minutes: string) => void;
}

/** The greatest unit in which a number of minutes is whole. */
export function unitOf(minutes: string): Unit {
  const value = Number(minutes);
  if (minutes === '' || value === 0 || value % units.hours !== 0) {
    return value === 0 && minutes !== '' ? 'hours' : 'minutes';
  }
  return value % units.days === 0 ? 'days' : 'hours';
}

/** A length of time, in the unit that suits it. */
export function DurationField({ label, hint, error, value, onChange }: Properties) {
  const t = useT();
  const [unit, setUnit] = useState(() => unitOf(value));
  const shown = value === '' ? '' : String(Number(value) / units[unit]);
  const type = (text: string, of: Unit) => onChange(text.trim() === '' ? '' : String(Number(text) * units[of]));
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="duration">
          <input
            {...control}
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            className="input"
            value={shown}
            onChange={(event) => type(event.target.value, unit)}
          />
          <select
            className="input"
            aria-label={t('hours.unit_of', { label })}
            value={unit}
            onChange={(event) => {
              const next = event.target.value as Unit;
              setUnit(next);
              type(shown, next);
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
