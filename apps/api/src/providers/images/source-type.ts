import type { SourceType } from './port.ts';

const startsWith = (bytes: Uint8Array, text: string, offset = 0) =>
  bytes.length >= offset + text.length && [...text].every((letter, at) => bytes[offset + at] === letter.charCodeAt(0));

/** Detects a file's real type by its first bytes (ISO/IEC 10918-1, PNG 5.2, RFC 9649); null for everything else. */
export function sourceType(bytes: Uint8Array): SourceType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) {
    return 'image/jpeg';
  }
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) {
    return 'image/png';
  }
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) ? 'image/webp' : null;
}
