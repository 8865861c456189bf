import { guardedFetch, type GuardedFetch, type GuardSettings } from '../outbound/guarded-fetch.ts';

/** Some servers make the file first (Outlook takes twelve seconds). No booking waits for it. */
const FIRST_BYTE_MS = 30_000;
const TOTAL_MS = 60_000;
const NAMES_OF_THE_WEB = /^webcals?:/;

/** `URL` doesn't change a scheme into one of another kind. */
const withScheme = (url: URL, protocol: string): URL => new URL(`${protocol}${url.href.slice(url.protocol.length)}`);

/**
 * Resolves an address of a calendar: `webcal:` stands for the protocol of the address before it, else for https. Where
 * http isn't allowed, the same address is tried over https.
 */
function meaningOf(allowsPrivate: boolean) {
  return (url: URL, from: URL | null): URL => {
    const isWebcal = NAMES_OF_THE_WEB.test(url.protocol);
    const meant = isWebcal ? withScheme(url, from?.protocol ?? 'https:') : url;
    return meant.protocol === 'http:' && !allowsPrivate ? withScheme(meant, 'https:') : meant;
  };
}

/** `fetch` for the addresses of calendars: 30 s for the first byte, a minute for all. */
export const calendarFetch = (allowsPrivate: boolean, settings: Partial<GuardSettings> = {}): GuardedFetch =>
  guardedFetch({
    allow_private_networks: allowsPrivate,
    request_timeout_ms: FIRST_BYTE_MS,
    total_timeout_ms: TOTAL_MS,
    meaning: meaningOf(allowsPrivate),
    ...settings,
  });
