import { LIMITS } from './limits.ts';

// A proof of work for one booking (Hashcash): a number that can only be found by trials, and is checked by one hash.

/** Returns the text that is hashed with SHA-256. */
export const workText = (booking_id: string, work: number): string => `${booking_id}:${work}`;

const BYTE = 8;

/** Says whether a hash begins with the required number of zero bits. */
export function isWork(hash: Uint8Array): boolean {
  const whole = Math.floor(LIMITS.paying_work_bits / BYTE);
  const rest = LIMITS.paying_work_bits % BYTE;
  return hash.subarray(0, whole).every((byte) => byte === 0) && (hash[whole] ?? 0) >> (BYTE - rest) === 0;
}
