import type { Context } from '../../context.ts';
import { keyedHash, type KeyedHash } from '../../db/keyed-hash.ts';

/** The hash of addresses and codes. Call it outside of transactions. */
export const addressHash = (context: Pick<Context, 'db' | 'sealer'>): Promise<KeyedHash> =>
  keyedHash(context, 'proof-addresses');
