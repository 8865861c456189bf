import { isIPv6 } from 'node:net';
import type { Endpoint } from '@abroad/contract';
import { AppError } from '../core/app-error.ts';

/** Making a record costs as much as five other writes. */
const RECORD_COST = 5;
const MINUTE_MS = 60_000;
/** So many addresses are remembered at once; those that have been quiet longest go first. */
const MAX_ADDRESSES = 50_000;
/** An IPv6 subscriber has a /64 at least (RFC 6177), and so all of its addresses. */
const IPV6_NETWORK_GROUPS = 4;

interface Bucket {
  tokens: number;
  at: number;
}

/** What one call costs; reading is free. */
export function costOf({ method, access }: Pick<Endpoint, 'method' | 'access'>): number {
  if (method === 'GET') {
    return 0;
  }
  return access === 'token' ? RECORD_COST : 1;
}

/** Whom an address counts for: itself, or the network of an IPv6 one. */
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
 * A token bucket for each address, in this process: `per_minute` at once, and as many again over a minute.
 * @param per_minute 0 lets everything pass.
 * @returns takes what a call costs. @throws AppError RATE_LIMITED with the seconds after which there is enough again.
 */
export function rateLimiter({ per_minute, now }: { per_minute: number; now: () => number }) {
  const buckets = new Map<string, Bucket>();

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
    // What is set anew stands last, so that the first one has been quiet longest.
    buckets.delete(key);
    if (buckets.size >= MAX_ADDRESSES) {
      buckets.delete(buckets.keys().next().value ?? key);
    }
    const missing = cost - bucket.tokens;
    buckets.set(key, missing > 0 ? bucket : { ...bucket, tokens: bucket.tokens - cost });
    if (missing > 0) {
      throw new AppError('RATE_LIMITED', { retry_after_s: Math.ceil((missing / per_minute) * 60) });
    }
  };
}
