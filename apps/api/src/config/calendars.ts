import path from 'node:path';
import { readKey } from '../core/sealing.ts';
import { GOOGLE_ENDPOINTS, type GoogleSettings } from '../providers/calendar/google/settings.ts';

/** The values that Google's console gives for a client, and whether Google can tell us of changes. */
interface GoogleCalendarSettings extends GoogleSettings {
  push: boolean;
}

interface GivenToGoogle {
  NODE_ENV: string;
  PUBLIC_URL?: string | undefined;
  GOOGLE_CALENDAR_CLIENT_ID?: string | undefined;
  GOOGLE_CALENDAR_CLIENT_SECRET?: string | undefined;
  GOOGLE_CALENDAR_AUTHORIZATION_URL?: string | undefined;
  GOOGLE_CALENDAR_TOKEN_URL?: string | undefined;
  GOOGLE_CALENDAR_REVOCATION_URL?: string | undefined;
  GOOGLE_CALENDAR_API_URL?: string | undefined;
  GOOGLE_CALENDAR_PUSH?: boolean | undefined;
}

const ENDPOINTS = [
  'GOOGLE_CALENDAR_AUTHORIZATION_URL',
  'GOOGLE_CALENDAR_TOKEN_URL',
  'GOOGLE_CALENDAR_REVOCATION_URL',
  'GOOGLE_CALENDAR_API_URL',
] as const;

const isHttps = (url: string | undefined) => url?.startsWith('https://') === true;

function findProblems(given: GivenToGoogle): string[] {
  const { GOOGLE_CALENDAR_CLIENT_ID: id, GOOGLE_CALENDAR_CLIENT_SECRET: secret } = given;
  const open = ENDPOINTS.filter((name) => given[name] !== undefined && !isHttps(given[name]));
  return [
    ...(id && !secret ? ['GOOGLE_CALENDAR_CLIENT_SECRET: Google needs it beside GOOGLE_CALENDAR_CLIENT_ID'] : []),
    ...(secret && !id ? ['GOOGLE_CALENDAR_CLIENT_ID: Google needs it beside GOOGLE_CALENDAR_CLIENT_SECRET'] : []),
    ...(given.GOOGLE_CALENDAR_PUSH === true && !isHttps(given.PUBLIC_URL)
      ? ['GOOGLE_CALENDAR_PUSH: Google tells of changes at https addresses only; PUBLIC_URL must be one']
      : []),
    ...(given.NODE_ENV === 'production' ? open.map((name) => `${name}: must be an https URL`) : []),
  ];
}

/**
 * Reads the settings of Google's calendars.
 * @returns null without client credentials, and one line for each setting that can't be used.
 */
function readGoogleSettings(given: GivenToGoogle): {
  google: GoogleCalendarSettings | null;
  problems: string[];
} {
  const problems = findProblems(given);
  const { GOOGLE_CALENDAR_CLIENT_ID: client_id, GOOGLE_CALENDAR_CLIENT_SECRET: client_secret } = given;
  if (!client_id || !client_secret) {
    return { google: null, problems };
  }
  const endpoints = {
    authorization_url: given.GOOGLE_CALENDAR_AUTHORIZATION_URL ?? GOOGLE_ENDPOINTS.authorization_url,
    token_url: given.GOOGLE_CALENDAR_TOKEN_URL ?? GOOGLE_ENDPOINTS.token_url,
    revocation_url: given.GOOGLE_CALENDAR_REVOCATION_URL ?? GOOGLE_ENDPOINTS.revocation_url,
    api_url: given.GOOGLE_CALENDAR_API_URL ?? GOOGLE_ENDPOINTS.api_url,
  };
  return { google: { client_id, client_secret, endpoints, push: given.GOOGLE_CALENDAR_PUSH ?? false }, problems };
}

/** The settings for reaching calendars, and for storing their credentials. */
export interface CalendarSettings {
  /** The first key encrypts, each decrypts; empty: a key in the data directory. */
  encryption_keys: Buffer[];
  key_file: string;
  /** Whether addresses from users may be inside private networks. */
  allow_private_networks: boolean;
  /** Null without client credentials: then Google's calendars can't be connected here. */
  google: GoogleCalendarSettings | null;
}

interface Given extends GivenToGoogle {
  DATA_DIR: string;
  ENCRYPTION_KEYS?: string | undefined;
  PRIVATE_NETWORKS?: boolean | undefined;
  /** The former name, only for calendars. */
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
