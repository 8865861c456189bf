import { readableName } from '@abroad/contract/readable-text';

/** A PDF begins with these bytes (ISO 32000-2, 7.5.2); nothing may stand before them, so HTML and SVG aren't taken for one. */
export const isPdf = (bytes: Buffer): boolean => /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));

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
