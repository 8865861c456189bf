import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import type { ProvidedPerson } from './port.ts';

const TIMEOUT_MS = 3000;
/** Twenty first sign-ins of one person at once ask once. */
const KEPT_MS = 60_000;
const KEPT_AT_MOST = 1000;

const Address = z.object({
  id: z.string(),
  email_address: z.string(),
  verification: z.object({ status: z.string() }).nullish(),
});
/** The part of a user of Clerk's Backend API that counts here. */
const User = z.object({
  id: z.string(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  primary_email_address_id: z.string().nullish(),
  email_addresses: z.array(Address),
});

function toPerson(user: z.infer<typeof User>, as_of: number): ProvidedPerson {
  const primary = user.email_addresses.find((address) => address.id === user.primary_email_address_id);
  return {
    clerk_id: user.id,
    email: primary?.verification?.status === 'verified' ? primary.email_address : null,
    as_of,
    first_name: user.first_name || null,
    last_name: user.last_name || null,
  };
}

interface Options {
  api_url: string;
  secret_key: string;
  now: () => number;
}

/** Reads people from Clerk's Backend API (`GET /v1/users/{id}`), with a time-out of 3 s. */
export function clerkPeople({ api_url, secret_key, now }: Options) {
  const kept = new LRUCache<string, Promise<ProvidedPerson | null>>({
    max: KEPT_AT_MOST,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now },
  });

  async function read(clerkId: string): Promise<ProvidedPerson | null> {
    const requested_at = now();
    try {
      const response = await fetch(`${api_url}/v1/users/${encodeURIComponent(clerkId)}`, {
        headers: { authorization: `Bearer ${secret_key}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404) {
        return null;
      }
      if (!response.ok) {
        throw new Error(`Clerk answered ${response.status}`);
      }
      return toPerson(User.parse(await response.json()), requested_at);
    } catch (cause) {
      throw new AppError('UNAVAILABLE', { cause });
    }
  }

  function remember(clerkId: string): Promise<ProvidedPerson | null> {
    const person = read(clerkId);
    kept.set(clerkId, person);
    person.catch(() => kept.delete(clerkId));
    return person;
  }

  return {
    /** The person as they are now. */
    find: read,
    /** The person as they were within the last minute. */
    findRecent(clerkId: string): Promise<ProvidedPerson | null> {
      return kept.get(clerkId) ?? remember(clerkId);
    },
  };
}

export type ClerkPeople = ReturnType<typeof clerkPeople>;
