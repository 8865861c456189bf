const CHARSET = /charset\s*=\s*"?([\w-]+)/i;
const [SPACE, TAB, NEWLINE, RETURN] = [0x20, 0x09, 0x0a, 0x0d];

/** The charset that a content type names; UTF-8 otherwise (RFC 5545, 3.1.4). */
export const charsetOf = (content_type: string | null): string => CHARSET.exec(content_type ?? '')?.[1] ?? 'utf-8';

/** Folded lines put together while they are bytes: a fold may stand within a letter (RFC 5545, 3.1). */
function unfold(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  let from = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) {
    const next = bytes[at + 1];
    if (next === SPACE || next === TAB) {
      const end = bytes[at - 1] === RETURN ? at - 1 : at;
      unfolded.set(bytes.subarray(from, end), length);
      length += end - from;
      from = at + 2;
    }
  }
  unfolded.set(bytes.subarray(from), length);
  return unfolded.subarray(0, length + bytes.length - from);
}

/** Letters of UTF-16 are pairs of bytes, in which a fold looks otherwise. */
const isByBytes = ({ encoding }: TextDecoder): boolean => !encoding.startsWith('utf-16');

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** The text of a calendar file, with its lines unfolded where its charset allows. */
export function decodeText(bytes: Uint8Array, charset: string): string {
  const decoder = decoderOf(charset);
  return decoder.decode(isByBytes(decoder) ? unfold(bytes) : bytes);
}
