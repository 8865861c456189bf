import { createHash } from 'node:crypto';

const MAX_NAME = 200;
const MAX_KEY = 255;
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001F\u007F]/g;

/** A name that a stranger chose, on one line; null when nothing is left of it. */
export function plainName(name: string | null): string | null {
  const plain = (name ?? '').replaceAll(CONTROLS, ' ').trim().slice(0, MAX_NAME).toWellFormed();
  return plain === '' ? null : plain;
}

/** A name of an event that fits into a database, the same for the same. */
export function plainKey(key: string): string {
  const fits = key.length <= MAX_KEY && key.search(CONTROLS) === -1 && key.isWellFormed();
  return fits ? key : createHash('sha256').update(key).digest('base64url');
}
