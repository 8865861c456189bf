import { sha1 } from './sha1.ts';

/** The name-based UUID of `name` within a namespace, itself a UUID (RFC 9562, 5.5). The same name gives the same id for ever. */
export function uuidV5(namespace: string, name: string): string {
  const space = Uint8Array.from(namespace.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const text = new TextEncoder().encode(name);
  const message = new Uint8Array(space.length + text.length);
  message.set(space);
  message.set(text, space.length);
  const bytes = sha1(message).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
