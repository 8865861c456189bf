import { zoneCity as cityOf } from '@abroad/reference-data/zone-names';
import { citiesOf } from '../locales/index.ts';

/** The city that names a zone for people, in the page's language: `Asia/Ho_Chi_Minh` is Hanoi, in Chinese 河内. */
export const zoneCity = (zone: string, locale: string): string => cityOf(zone, citiesOf(locale));

/** `GMT+7`, `GMT+5:30`, `GMT−3` or `GMT` for an offset in minutes. */
export function offsetLabel(minutes: number): string {
  if (minutes === 0) {
    return 'GMT';
  }
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? '−' : '+';
  return `GMT${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
