import { readableName } from '@abroad/contract/readable-text';

/** Readers look for the header of a PDF within these bytes (PDF Reference 1.7, appendix H.3, note 13). */
const HEADER_WITHIN = 1024;

/**
 * Whether it is a PDF by its header (ISO 32000-2, 7.5.2). Before that may stand a UTF-8 byte order mark and blanks, as some programs
 * write them, and nothing else, so that HTML and SVG aren't taken for one.
 */
export const isPdf = (bytes: Buffer): boolean =>
  /^(?:\xEF\xBB\xBF)?[\t\n\f\r ]*%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, HEADER_WITHIN));

const FILENAME_MAX = 200;
const ENDINGS = { 'application/pdf': 'pdf', 'image/webp': 'webp', 'text/plain': 'txt' } as const;
export type KeptType = keyof typeof ENDINGS;

/**
 * The name without folders, without what hides or turns text, and with the ending of what is kept: a label for people, never a
 * path.
 */
export function labelOf(filename: string, content_type: KeptType): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const name = readableName(last, FILENAME_MAX).replace(/\.[a-z0-9]{1,5}$/i, '');
  return `${name.trim() || 'document'}.${ENDINGS[content_type]}`;
}
