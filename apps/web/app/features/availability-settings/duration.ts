import { readAmount, writeAmount } from '../../lib/read-amount.ts';

/** Minutes in each unit in which lengths of time are typed. */
export const units = { minutes: 1, hours: 60, days: 1440 } as const;
export type Unit = keyof typeof units;

/** More digits than people type, and fewer than the rounding errors of a product: 1.1 hours are 66 minutes. */
const PRECISION = 1e6;

/** The greatest unit in which a number of minutes is whole. */
export function unitOf(minutes: string): Unit {
  const value = Number(minutes);
  if (minutes === '' || value === 0 || value % units.hours !== 0) {
    return value === 0 && minutes !== '' ? 'hours' : 'minutes';
  }
  return value % units.days === 0 ? 'days' : 'hours';
}

/** The minutes of a number typed in a unit: `1,5` hours are 90. @returns '' for nothing, `NaN` for other text */
export function readDuration(text: string, unit: Unit, locale: string): string {
  if (text.trim() === '') {
    return '';
  }
  const amount = Number(readAmount(text, locale) ?? Number.NaN);
  return String(Math.round(amount * units[unit] * PRECISION) / PRECISION);
}

export const writeDuration = (minutes: string, unit: Unit, locale: string): string =>
  minutes === '' ? '' : writeAmount(Number(minutes) / units[unit], locale);
