import { isIPv6 } from 'node:net';
import type { Endpoint } from '@abroad/contract';
import { LRUCache } from 'lru-cache';
import { AppError } from '../core/app-error.ts';

/** Creating an account costs as much as five other writes. */
const RECORD_COST = 5;
const MINUTE_MS = 60_000;
/** The most addresses that are remembered; those without requests for the longest time are dropped first. */
const MAX_ADDRESSES = 50_000;
/** An IPv6 subscriber has at least a /64 (RFC 6177), with all its addresses. */
const IPV6_NETWORK_GROUPS = 4;

interface Bucket {
  tokens: number;
  at: number;
}

/** The cost of a call; reads are free. */
export function costOf({ method, access }: Pick<Endpoint, 'method' | 'access'>): number {
  if (method === 'GET') {
    return 0;
  }
  return access === 'token' ? RECORD_COST : 1;
}

/** The key of an address: itself, or its network for IPv6. */
export function subscriberOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) {
    return mapped ?? address;
  }
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, IPV6_NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * A token bucket for each address, in this process: `per_minute` at once, refilled over a minute.
 * @param per_minute 0 means no limit.
 * @returns a function that takes the cost of a call. @throws AppError RATE_LIMITED with the seconds until there are
 * enough tokens again.
 */
export function rateLimiter({ per_minute, now }: { per_minute: number; now: () => number }) {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES });

  function refilled(key: string): Bucket {
    const known = buckets.get(key);
    const at = now();
    const gained = known ? (Math.max(0, at - known.at) / MINUTE_MS) * per_minute : per_minute;
    return { tokens: Math.min(per_minute, (known?.tokens ?? 0) + gained), at };
  }

  return (address: string, cost: number): void => {
    if (per_minute === 0 || cost === 0) {
      return;
    }
    const key = subscriberOf(address);
    const bucket = refilled(key);
    const missing = cost - bucket.tokens;
    buckets.set(key, missing > 0 ? bucket : { ...bucket, tokens: bucket.tokens - cost });
    if (missing > 0) {
      throw new AppError('RATE_LIMITED', { retry_after_s: Math.ceil((missing / per_minute) * 60) });
    }
  };
}
