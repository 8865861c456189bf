import { withLatinDigits } from '@abroad/contract/latin-digits';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns a length of time, rounded up to minutes and then down: `8 min`, `5 hr 20 min`, `30 hr`, `7 days`. */
export function spanWords(length_ms: number, locale: string): string {
  const unit = (name: 'minute' | 'hour' | 'day', value: number) =>
    new Intl.NumberFormat(withLatinDigits(locale), {
      style: 'unit',
      unit: name,
      unitDisplay: name === 'day' ? 'long' : 'short',
    }).format(value);
  const length = Math.max(minute, Math.ceil(length_ms / minute) * minute);
  if (length >= 2 * day) {
    return unit('day', Math.floor(length / day));
  }
  const minutes = (length % hour) / minute;
  const hours = Math.floor(length / hour);
  if (hours === 0) {
    return unit('minute', minutes);
  }
  return minutes === 0 || length >= day ? unit('hour', hours) : `${unit('hour', hours)} ${unit('minute', minutes)}`;
}
