import { zoneCity as cityOf, zoneName as nameOf } from '@abroad/reference-data/zone-names';
import { zonesOf } from '../locales/index.ts';

/** The city that names a zone for people, in the page's language: `Asia/Ho_Chi_Minh` is Hanoi, in Chinese 河内. */
export const zoneCity = (zone: string, locale: string): string => cityOf(zone, zonesOf(locale)?.cities);

/** Returns a zone's name in the page's language: `Asia/Ho_Chi_Minh` is Vietnam time, in Chinese 越南时间. */
export const zoneName = (zone: string, locale: string): string => nameOf(zone, locale, zonesOf(locale));
