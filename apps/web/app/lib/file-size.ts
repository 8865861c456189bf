import { withLatinDigits } from '@abroad/contract/latin-digits';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** `20 kB`, `1.4 MB`: the size of a file in the reader's language. @param bytes at least one */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= MEGABYTE;
  const value = isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE));
  return new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value);
}
