import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { classifyAddress } from '../core/address-class.ts';
import { keepSignals, signalOf } from './account-signals.ts';
import { subscriberOf } from './rate-limit.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Accounts whose browsers and networks are remembered, so that they aren't stored again: some 4 MB. */
const REMEMBERED = 13_000;
const CLIENT_ID = /^[\w-]{8,64}$/;

/**
 * Stores an account's browsers and networks as keyed hashes, once a day each. Private addresses don't identify
 * a network.
 */
export function createCallerRecorder(context: Pick<Context, 'db' | 'sealer' | 'clock' | 'logger'>) {
  const noticed = new LRUCache<string, number>({ max: REMEMBERED });

  return async function notice(
    user_id: string,
    { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  ): Promise<void> {
    const client_id = headers['x-client-id'];
    const device = typeof client_id === 'string' && CLIENT_ID.test(client_id) ? client_id : null;
    const subscriber = subscriberOf(ip);
    const address = classifyAddress(isIP(subscriber) === 0 ? ip : subscriber) === 'public' ? subscriber : null;
    const name = `${user_id} ${device} ${address}`;
    const day = Math.floor(context.clock.now() / DAY_MS);
    if ((device === null && address === null) || noticed.get(name) === day) {
      return;
    }
    noticed.set(name, day);
    const signals = [
      ...(device === null ? [] : [signalOf(context, 'device', device)]),
      ...(address === null ? [] : [signalOf(context, 'address', address)]),
    ];
    // No call fails because of it.
    await keepSignals(context.db, user_id, signals).catch((error: unknown) => {
      noticed.delete(name);
      context.logger.warn({ err: error }, 'the signals of an account were not kept');
    });
  };
}
