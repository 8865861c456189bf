import { POLICY_BOUNDS } from '@abroad/booking-rules';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readDuration, unitOf, units, writeDuration, type Unit } from './duration.ts';
import { badFields, POLICY_PARTS, type NumberField, type PolicyDraft, type PolicyPart } from './policy-draft.ts';
import { useTyped } from './use-typed.ts';

/** Long times, typed in minutes, hours or days; the others are plain numbers. */
const durations = new Set<NumberField>(['min_notice_min', 'free_cancel_min', 'reschedule_min']);
const needsApproval = new Set<NumberField>(['approval_ttl_h', 'max_open_requests']);

interface Properties {
  draft: PolicyDraft;
  onChange: (draft: PolicyDraft) => void;
  /** All parts by default. */
  parts?: readonly PolicyPart[];
  /** Whether the form asks elsewhere how bookings are confirmed. */
  isAskedElsewhere?: boolean;
}

const ALL = Object.keys(POLICY_PARTS) as PolicyPart[];

/** The fields of a booking policy, with their meaning. */
export function PolicyFields({ draft, onChange, parts = ALL, isAskedElsewhere = false }: Properties) {
  const t = useT();
  const bad = badFields(draft);
  const set = (field: NumberField, value: string) => onChange({ ...draft, [field]: value });
  return parts.map((part) => (
    <fieldset key={part} className="policy-group">
      <legend>{t(`hours.policy_${part}`)}</legend>
      {part === 'answer' && !isAskedElsewhere && (
        <div className="policy-wide">
          <Checkbox
            label={t('hours.requires_approval')}
            checked={draft.requires_approval}
            onChange={(event) => onChange({ ...draft, requires_approval: event.target.checked })}
          />
          <p className="field-hint">{t('hours.requires_approval_hint')}</p>
        </div>
      )}
      {POLICY_PARTS[part]
        .filter((field) => draft.requires_approval || !needsApproval.has(field))
        .map((field) => (
          <PolicyField
            key={field}
            field={field}
            value={draft[field]}
            isBad={bad.has(field)}
            onChange={(value) => set(field, value)}
          />
        ))}
    </fieldset>
  ));
}

interface FieldProperties {
  field: NumberField;
  value: string;
  isBad: boolean;
  onChange: (value: string) => void;
}

function PolicyField({ field, value, isBad, onChange }: FieldProperties) {
  const t = useT();
  const { min, max, nullable } = POLICY_BOUNDS[field];
  const isDuration = durations.has(field);
  const problem = isDuration
    ? t(nullable ? 'hours.bad_duration_or_empty' : 'hours.bad_duration', { days: max / 1440 })
    : t(nullable ? 'hours.bad_number_or_empty' : 'hours.bad_number', { min, max });
  const common = {
    label: t(`hours.${field}`),
    hint: t(`hours.${field}_hint`),
    error: isBad ? problem : null,
    value,
  };
  return isDuration ? (
    <DurationField {...common} onChange={onChange} />
  ) : (
    <TextField
      {...common}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      placeholder={nullable ? t(`hours.none_${field === 'slot_step_min' ? 'step' : 'limit'}`) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface DurationFieldProperties {
  label: string;
  hint: string;
  error: string | null;
  /** Minutes as they are typed; '' is nothing, `NaN` other text. */
  value: string;
  onChange: (minutes: string) => void;
}

/** A length of time, in the unit that suits it. It accepts people's ways to write numbers, like a price. */
function DurationField({ label, hint, error, value, onChange }: DurationFieldProperties) {
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
