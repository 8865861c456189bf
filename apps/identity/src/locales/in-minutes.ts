import { withLatinDigits } from '@abroad/contract/latin-digits';
/** `15 minutes`, as a language says it. @param tag BCP 47 */
export const inMinutes = (tag: string, minutes: number): string =>
  new Intl.NumberFormat(withLatinDigits(tag), { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
