import { withLatinDigits } from '@abroad/contract/latin-digits';
const UNITS = [
  { unit: 'day', seconds: 24 * 60 * 60 },
  { unit: 'hour', seconds: 60 * 60 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Returns a duration for use inside a sentence, rounded up: `in 5 hours`, `in 2 days`, `in 1 minute`. */
export function waitWords(wait_s: number, locale: string): string {
  const { unit, seconds } = UNITS.find((one) => wait_s > one.seconds) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(withLatinDigits(locale)).format(Math.max(1, Math.ceil(wait_s / seconds)), unit);
}
