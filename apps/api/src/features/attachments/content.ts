import { VALIDATION_MESSAGES as words } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { isPdf, type KeptType } from '../sealed-files/index.ts';

const REFUSALS = {
  type: words.attachment_type,
  pixels: words.image_pixels,
  unreadable: words.document_unreadable,
} as const;
const refused = (message: string) => new AppError('VALIDATION_FAILED', { errors: [{ path: 'file', message }] });

/** All but tab, line feed, form feed and carriage return. */
const CONTROLS = /(?![\t\n\f\r])\p{Cc}/u;
/** What browsers take for HTML or XML by its beginning (WHATWG MIME Sniffing, 7.1). */
const MARKUP =
  /^[\s\uFEFF]*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|!--|\?xml|\?php)/i;

/** Text in UTF-8 that is no page: it has no controls and doesn't begin as HTML or XML does. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !CONTROLS.test(text) && !MARKUP.test(text);
  } catch {
    return false;
  }
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
 * What is kept of a file: a PDF or plain text as it is, a picture encoded anew. Its content decides, not its name or declared
 * type.
 * @throws AppError VALIDATION_FAILED; UNAVAILABLE when it can't be looked at now.
 */
export async function contentOf(
  { images, scanner }: Pick<Context, 'images' | 'scanner'>,
  bytes: Buffer,
): Promise<{ bytes: Buffer; content_type: KeptType; is_scanned: boolean }> {
  const content_type = isPdf(bytes) ? 'application/pdf' : isPlainText(bytes) ? 'text/plain' : null;
  if (content_type === 'application/pdf' && isArchive(bytes)) {
    throw refused(words.attachment_type);
  }
  if (scanner !== null && (await scanner.findMalware(bytes)) !== null) {
    throw refused(words.attachment_malware);
  }
  const is_scanned = scanner !== null;
  if (content_type !== null) {
    return { bytes, content_type, is_scanned };
  }
  const rendered = await images.renderDocument(bytes);
  if ('refused' in rendered) {
    throw refused(REFUSALS[rendered.refused]);
  }
  return { bytes: rendered.page, content_type: 'image/webp', is_scanned };
}
