/** Letters, digits, dashes and dots between single slashes; nothing that climbs. */
const KEY = /^[0-9a-z]([0-9a-z-]|[./](?=[0-9a-z]))*$/;

/**
 * Keys are made by the product, never by a person; this stands guard in case that is ever forgotten.
 * @throws Error for a key that could lead elsewhere.
 */
export function checkKey(key: string): string {
  if (!KEY.test(key)) {
    throw new Error('a storage key is made of ids only');
  }
  return key;
}
