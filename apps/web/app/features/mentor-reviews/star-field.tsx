import { useId } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';

const all = [1, 2, 3, 4, 5] as const;

interface Properties {
  label: string;
  name: string;
  value: number | null;
  error?: string | undefined;
  small?: boolean;
  onChange: (stars: number) => void;
}

/** One to five stars, as radio buttons: by thumb, by mouse and by arrow keys. */
export function StarField({ label, name, value, error, small = false, onChange }: Properties) {
  const t = useT();
  const id = useId();
  const chosen = all.find((stars) => stars === value);
  return (
    <fieldset
      className={small ? 'star-field star-field-small' : 'star-field'}
      aria-describedby={error ? id : undefined}
    >
      <legend className="field-label">{label}</legend>
      <div className="star-row">
        {all.map((stars) => (
          <label key={stars} className={starClass(stars, value)}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              aria-label={t('reviews.stars', { count: stars })}
              onChange={() => onChange(stars)}
            />
            <Icon name="star" />
          </label>
        ))}
        {chosen !== undefined && !small && <span className="muted">{t(`reviews.word_${chosen}`)}</span>}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

const starClass = (star: number, given: number | null) =>
  given !== null && star <= given ? 'star star-filled' : 'star';

/** Stars that were given. */
export function Stars({ count }: { count: number }) {
  const t = useT();
  return (
    <span className="stars">
      <span className="unseen">{t('reviews.stars', { count })}</span>
      {all.map((star) => (
        <span key={star} className={starClass(star, count)}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}
