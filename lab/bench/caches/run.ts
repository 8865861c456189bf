import { createRequire } from 'node:module';
import path from 'node:path';
import { recentlyUsed } from '../../../apps/api/src/core/recently-used.ts';
import { keepMade } from '../../../apps/web/app/lib/keep-made.ts';
import { installPeers } from '../lib/install-peers.ts';
import { takeTurns, turnOf, type Rounds } from '../lib/rounds.ts';
import { duration, table } from '../lib/table.ts';

const PEERS = { versions: { 'lru-cache': '11.5.3' } };
const ROUNDS = 41;

interface Cache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): unknown;
}

/** The parts of lru-cache that are used here. */
interface LruCache {
  LRUCache: new <Value>(limits: {
    max?: number;
    maxSize?: number;
    sizeCalculation?: (value: Value) => number;
  }) => Cache<Value>;
}

type Compared = Rounds<'ours' | 'lru'>;

/** Reads pages of twenty cards, some of them more popular than others, through a cache that holds about half of them. */
function compareCards({ LRUCache }: LruCache): Promise<Compared> {
  const bytes = 24 * 1024 * 1024;
  const card = Buffer.alloc(900);
  let seed = 1;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const keyOf = () => `0190a0b0-0000-7000-8000-${String(Math.floor(random() ** 3 * 50_000)).padStart(12, '0')}`;
  const pages = Array.from({ length: 4096 }, () => Array.from({ length: 20 }, keyOf));
  const readThrough = (cache: Cache<Buffer>) => {
    let page = 0;
    return () => {
      page = (page + 1) % pages.length;
      let found = 0;
      for (const key of pages[page] ?? []) {
        if (cache.get(key) === undefined) cache.set(key, card);
        else found += 1;
      }
      return found;
    };
  };
  const ours = recentlyUsed<Buffer>(bytes, ({ length }) => length);
  const lru = new LRUCache<Buffer>({ maxSize: bytes, sizeCalculation: ({ length }) => length + 300 });
  return takeTurns({ ours: turnOf(readThrough(ours)), lru: turnOf(readThrough(lru)) }, ROUNDS);
}

/** Looks up formatters of dates in four time zones, four hundred times. */
function compareFormatters({ LRUCache }: LruCache): Promise<Compared> {
  const make = (locale: string, timeZone: string) => new Intl.DateTimeFormat(locale, { timeZone });
  const cache = new LRUCache<Intl.DateTimeFormat>({ max: 600 });
  const keptByLru = (locale: string, zone: string) => {
    const key = [locale, zone].join('\n');
    const found = cache.get(key);
    if (found !== undefined) return found;
    const made = make(locale, zone);
    cache.set(key, made);
    return made;
  };
  const zones = ['Asia/Tokyo', 'Europe/Paris', 'America/New_York', 'Asia/Kolkata'];
  const lookUp = (formatter: typeof make) => () => {
    let last: unknown;
    for (let round = 0; round < 100; round += 1) {
      for (const zone of zones) last = formatter('en', zone);
    }
    return last;
  };
  return takeTurns({ ours: turnOf(lookUp(keepMade(make))), lru: turnOf(lookUp(keptByLru)) }, ROUNDS);
}

/** Compares our two caches in memory with lru-cache and prints a table. */
export async function benchCaches(): Promise<void> {
  const peers = createRequire(path.join(installPeers('caches', PEERS), 'package.json'))('lru-cache') as LruCache;
  const row = (name: string, compared: Compared) => [
    name,
    duration(compared.median('ours')),
    duration(compared.median('lru')),
    compared.ratio('lru', 'ours').toFixed(2),
  ];
  const cards = row('20 cards (recently-used)', await compareCards(peers));
  const formatters = row('400 formatters (keep-made)', await compareFormatters(peers));
  console.log(table([['', 'ours', 'lru-cache', 'lru-cache / ours'], cards, formatters]));
}
