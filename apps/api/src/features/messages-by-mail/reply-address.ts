import { LIMITS } from '@abroad/contract';
import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../db/keyed-hash.ts';

/** RFC 4648, section 6, in lower case: the part before the `@` may lose its capitals on the way. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const [ID_BYTES, TIME_BYTES, MAC_BYTES] = [16, 4, 15];
const TOKEN = /^[a-z2-7]{56}$/;
const DAY_S = 24 * 60 * 60;

interface ReplyAddress {
  local: string;
  domain: string;
}

const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
};

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};

/** The thread and the person's id are 16 bytes each, the issue time is in seconds since the epoch. */
const macOf = (hash: KeyedHash, thread_id: string, user_id: string, issued_s: number) =>
  hash.of('reply', thread_id, user_id, String(issued_s)).subarray(0, MAC_BYTES);

/**
 * The address to which one person answers in one conversation: the conversation, the issue time, and a MAC (RFC 2104) of both and
 * the person. With `reply+` it is as long as such a part may be (RFC 5321, 4.5.3.1.1).
 * @param now epoch milliseconds.
 */
export function replyAddress(
  { local, domain }: ReplyAddress,
  hash: KeyedHash,
  { thread_id, user_id, now }: { thread_id: string; user_id: string; now: number },
): string {
  const issued_s = Math.floor(now / 1000);
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUInt32BE(issued_s);
  const id = Buffer.from(thread_id.replaceAll('-', ''), 'hex');
  return `${local}+${toBase32(Buffer.concat([id, time, macOf(hash, thread_id, user_id, issued_s)]))}@${domain}`;
}

export interface ReplyToken {
  thread_id: string;
  issued_s: number;
  mac: Buffer;
}

/** Reads an address of ours. @returns null for every other one; whose it is `isTokenOf` says. */
export function readReplyAddress({ local, domain }: ReplyAddress, address: string): ReplyToken | null {
  const [start, token = ''] = address.toLowerCase().split(/[+@]/, 2);
  if (start !== local || !address.toLowerCase().endsWith(`@${domain}`) || !TOKEN.test(token)) {
    return null;
  }
  const bytes = fromBase32(token);
  const id = bytes.toString('hex', 0, ID_BYTES);
  return {
    thread_id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    issued_s: bytes.readUInt32BE(ID_BYTES),
    mac: bytes.subarray(ID_BYTES + TIME_BYTES),
  };
}

/** Whether the token was made for this person. */
export const isTokenOf = (hash: KeyedHash, { thread_id, issued_s, mac }: ReplyToken, user_id: string): boolean =>
  timingSafeEqual(macOf(hash, thread_id, user_id, issued_s), mac);

/** @param now epoch milliseconds. */
export const isExpired = ({ issued_s }: ReplyToken, now: number): boolean =>
  now / 1000 > issued_s + LIMITS.reply_address_days * DAY_S;
