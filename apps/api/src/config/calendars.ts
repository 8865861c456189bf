import path from 'node:path';
import { readGoogleSettings, type GivenToGoogle, type GoogleCalendarSettings } from './google.ts';
import { readKey } from '../core/sealing.ts';

/** How calendars are reached, and how what lets us in is kept. */
export interface CalendarSettings {
  /** The first seals, each opens; empty: one that is kept in the data directory. */
  encryption_keys: Buffer[];
  key_file: string;
  /** Whether addresses that people give may lie inside private networks. */
  allow_private_networks: boolean;
  /** Null without client credentials: then Google's calendars can't be connected here. */
  google: GoogleCalendarSettings | null;
}

interface Given extends GivenToGoogle {
  DATA_DIR: string;
  ENCRYPTION_KEYS?: string | undefined;
  PRIVATE_NETWORKS?: boolean | undefined;
  /** The name before, for calendars alone. */
  CALENDAR_PRIVATE_NETWORKS?: boolean | undefined;
}

/** @returns the settings, and one line for each that can't be used. */
export function readCalendarSettings(given: Given): { calendars: CalendarSettings; problems: string[] } {
  const texts = (given.ENCRYPTION_KEYS ?? '').split(',').filter((text) => text.trim() !== '');
  const keys = texts.map(readKey);
  const encryption_keys = keys.filter((key) => key !== null);
  const { google, problems: googleProblems } = readGoogleSettings(given);
  const problems = [
    ...googleProblems,
    ...(encryption_keys.length < keys.length ? ['ENCRYPTION_KEYS: each must be 32 bytes in base64'] : []),
    ...(given.NODE_ENV === 'production' && texts.length === 0
      ? [
          'ENCRYPTION_KEYS: the key in the data directory is for development only; give one of 32 bytes in base64 (openssl rand -base64 32)',
        ]
      : []),
  ];
  const key_file = path.join(given.DATA_DIR, 'encryption-key');
  const allow_private_networks = given.PRIVATE_NETWORKS ?? given.CALENDAR_PRIVATE_NETWORKS ?? false;
  return { calendars: { encryption_keys, key_file, allow_private_networks, google }, problems };
}
