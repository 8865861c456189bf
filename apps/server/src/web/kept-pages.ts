import type { Edition } from '@abroad/api/views/public-edition';
import { inOwnMemory } from '@abroad/api/core/own-memory';
import { LRUCache } from 'lru-cache';

/** Bytes of pages that a process keeps; those asked for longest ago go first. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Bytes for an entry besides its page. */
const ENTRY_BYTES = 300;
/** Bytes of a page; a longer one is made each time. */
export const LONGEST_PAGE = 1024 * 1024;
const MINUTE_MS = 60_000;

/** A page without its nonce. */
export interface KeptPage {
  headers: readonly (readonly [name: string, value: string])[];
  /** The route's pattern, for metrics. */
  pattern: string | undefined;
  /** The parts before, between and after the places of the nonce. */
  parts: readonly Buffer[];
}

interface Entry extends KeptPage {
  edition: number;
  /** The minute of the clock, and ms of `performance.now()`. */
  minute: number;
  good_until: number;
}

/** The time at which a page was begun, and the public's edition then. */
export interface Moment {
  edition: Edition;
  /** Minutes since 1970. */
  minute: number;
  /** Ms of `performance.now()`. */
  at: number;
}

export const momentOf = (edition: Edition): Moment => ({
  edition,
  minute: Math.floor(Date.now() / MINUTE_MS),
  at: performance.now(),
});

const bytesOf = ({ parts }: Entry) => parts.reduce((sum, { length }) => sum + length, ENTRY_BYTES);

/** Cuts a page at its nonce, to be kept. */
export function cut(made: Buffer, nonce: string): Buffer[] {
  const page = inOwnMemory(made);
  const parts: Buffer[] = [];
  let begin = 0;
  for (let at = page.indexOf(nonce); at !== -1; at = page.indexOf(nonce, begin)) {
    parts.push(page.subarray(begin, at));
    begin = at + nonce.length;
  }
  return [...parts, page.subarray(begin)];
}

/** The page with the nonce of another answer. */
export function withNonce({ parts }: Pick<KeptPage, 'parts'>, nonce: string): Buffer {
  const own = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [own, part])));
}

/**
 * Caches pages while they would be the same: until the database notifies that something which the public
 * sees has changed, and at most until the end of the minute, because they show times. A page made while the index of the
 * search may have been behind a change is kept only while that is possible.
 */
export function keptPages(kept_bytes = KEPT_BYTES) {
  const pages = new LRUCache<string, Entry>({ maxSize: kept_bytes, sizeCalculation: bytesOf });
  return {
    find(key: string, { edition, minute, at }: Moment): KeptPage | null {
      const page = pages.get(key);
      const isGood = page?.edition === edition.number && page.minute === minute && at < page.good_until;
      return page !== undefined && isGood ? page : null;
    },
    /** @param begun from before anything of the page was read. */
    keep(key: string, page: KeptPage, { edition, minute, at }: Moment): void {
      const good_until = at < edition.settles_at ? edition.settles_at : Infinity;
      const entry = { ...page, edition: edition.number, minute, good_until };
      pages.set(key, entry);
    },
  };
}
