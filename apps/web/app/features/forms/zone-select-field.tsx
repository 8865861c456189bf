import { Suspense, useId, useState } from 'react';
import { fetchCountries } from '../../api/fetch-countries.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { laterPart } from '../errors/later-part.tsx';

const ZonePicker = laterPart(async () => {
  const [picker] = await Promise.all([import('./zone-picker.tsx'), fetchCountries()]);
  return picker;
});

interface Properties {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** IANA zone. */
  value: string;
  onChange: (zone: string) => void;
}

/** A time zone with its time now. The list of all zones is fetched when the user wants another. */
export function ZoneSelectField({ label, hint, error, value, onChange }: Properties) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const [now] = useState(() => Date.now());
  const [isChoosing, setChoosing] = useState(false);
  const words = (zone: string) => t('forms.zone_face', { zone: format.zone(zone), time: format.time(now, zone) });
  const closed = (
    <button
      type="button"
      id={id}
      className="input select-face"
      aria-labelledby={`${id}-label ${id}`}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      aria-haspopup="listbox"
      onClick={() => setChoosing(true)}
    >
      <span>{words(value)}</span>
      <Icon name="down" />
    </button>
  );
  return (
    <div className="field">
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      {isChoosing ? (
        <Suspense fallback={closed}>
          <ZonePicker id={id} labelledBy={`${id}-label`} zone={value} onChange={onChange} words={words} now={now} />
        </Suspense>
      ) : (
        closed
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError>{error}</FieldError>
    </div>
  );
}
