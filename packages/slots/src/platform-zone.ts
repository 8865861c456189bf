import { intlSource } from './intl-source.ts';
import { temporalSource } from './temporal-source.ts';
import type { ZoneSource } from './zone-source.ts';

/** Identifiers of the tz database start with a letter; this keeps out `+05:30` and whole timestamps. */
const IDENTIFIER = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

/**
 * Finds a zone in the platform's tz database: by Temporal where there is one, else by Intl.
 * @returns null for a name that isn't an IANA zone.
 */
export function platformZone(timeZone: string): ZoneSource | null {
  if (!IDENTIFIER.test(timeZone)) return null;
  return 'Temporal' in globalThis ? temporalSource(timeZone) : intlSource(timeZone);
}
