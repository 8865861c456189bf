import { LIMITS, VALIDATION_MESSAGES as words } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { isPdf, type KeptType } from '../sealed-files/content.ts';

const REFUSALS = {
  type: words.attachment_type,
  pixels: words.image_pixels,
  unreadable: words.document_unreadable,
} as const;
const refused = (message: string) => new AppError('VALIDATION_FAILED', { errors: [{ path: 'file', message }] });

/** All but tab, line feed, form feed and carriage return. */
const CONTROLS = /(?![\t\n\f\r])\p{Cc}/u;
/** Beginnings of files that browsers take for HTML or XML (WHATWG MIME Sniffing, 7.1). */
const MARKUP =
  /^[\s\uFEFF]*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|!--|\?xml|\?php)/i;

/** The byte order marks of UTF-16, which Windows calls "Unicode". */
const MARKED = [
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
] as const;
/** Controls of ASCII alone: older charsets have letters where Unicode has further ones. */
const BINARY = /(?![\t\n\f\r\u0080-\u009F])\p{Cc}/u;

function decoded(bytes: Buffer, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Returns a plain text in UTF-8 that isn't a page: it has no controls and doesn't begin like HTML or XML. UTF-16 is converted.
 * @returns null for other content
 * @throws AppError VALIDATION_FAILED for a text in another charset, which could only be guessed
 */
function plainTextOf(bytes: Buffer): Buffer | null {
  const [charset = 'utf-8'] = MARKED.find(([, mark]) => bytes.subarray(0, 2).equals(mark)) ?? [];
  const text = decoded(bytes, charset);
  if (text !== null) {
    const kept = charset === 'utf-8' ? bytes : Buffer.from(text);
    return CONTROLS.test(text) || MARKUP.test(text) || kept.length > LIMITS.attachment_bytes ? null : kept;
  }
  const letters = bytes.toString('latin1');
  if (!BINARY.test(letters) && !MARKUP.test(letters)) {
    throw refused(words.attachment_charset);
  }
  return null;
}

const ARCHIVE_END = Buffer.from('PK\x05\x06');
const ARCHIVE_END_BYTES = 22;

/** Whether archivers would open it: a directory that ends with the file (PKWARE APPNOTE, 4.3.16), whatever stands before it. */
function isArchive(bytes: Buffer): boolean {
  for (
    let at = bytes.lastIndexOf(ARCHIVE_END);
    at !== -1;
    at = at === 0 ? -1 : bytes.lastIndexOf(ARCHIVE_END, at - 1)
  ) {
    const has_comment = at + ARCHIVE_END_BYTES <= bytes.length;
    if (has_comment && at + ARCHIVE_END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) {
      return true;
    }
  }
  return false;
}

/**
 * Returns the stored form of a file: a PDF or plain text unchanged, UTF-16 text as UTF-8, a picture encoded anew. Its content decides, not its name or
 * declared type.
 * @throws AppError VALIDATION_FAILED; UNAVAILABLE when it can't be looked at now.
 */
export async function contentOf(
  { images, scanner }: Pick<Context, 'images' | 'scanner'>,
  bytes: Buffer,
): Promise<{ bytes: Buffer; content_type: KeptType; is_scanned: boolean }> {
  const pdf = isPdf(bytes) ? bytes : null;
  const text = pdf === null ? plainTextOf(bytes) : null;
  if (pdf !== null && isArchive(pdf)) {
    throw refused(words.attachment_type);
  }
  if (scanner !== null && (await scanner.findMalware(bytes)) !== null) {
    throw refused(words.attachment_malware);
  }
  const is_scanned = scanner !== null;
  const kept = pdf ?? text;
  if (kept !== null) {
    return { bytes: kept, content_type: pdf === null ? 'text/plain' : 'application/pdf', is_scanned };
  }
  const rendered = await images.renderDocument(bytes);
  if ('refused' in rendered) {
    throw refused(REFUSALS[rendered.refused]);
  }
  return { bytes: rendered.page, content_type: 'image/webp', is_scanned };
}
