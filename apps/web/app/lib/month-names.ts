import { withLatinDigits } from '@abroad/contract/latin-digits';
import { localeNames } from '../locales/pick-locale.ts';
import { keepMade } from './keep-made.ts';

/** Without case, accents and dots, as people type them. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F.]/g, '')
    .toLowerCase();

/** The names of the months in every language of the product, long, short and as used beside a day. */
const namesOf = keepMade((): readonly (readonly [name: string, month: number])[] =>
  Object.keys(localeNames)
    .flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const alone = new Intl.DateTimeFormat(withLatinDigits(language), { month, timeZone: 'UTC' });
        const beside = new Intl.DateTimeFormat(withLatinDigits(language), { month, day: 'numeric', timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, index) => {
          const day = Date.UTC(2027, index, 15);
          const part = beside.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
          return [alone.format(day), part].map((name) => [plain(name), index + 1] as const);
        }).flat();
      }),
    )
    .filter(([name]) => /\p{L}/u.test(name)),
);

const SHORTEST = 3;

/**
 * The month (1 to 12) that a name or the beginning of one means, in any language of the product; null for other text, and
 * for a beginning that several months have.
 */
export function monthOfName(typed: string): number | null {
  const text = plain(typed);
  const names = namesOf();
  const exact = names.filter(([name]) => name === text);
  const meant = exact.length > 0 || text.length < SHORTEST ? exact : names.filter(([name]) => name.startsWith(text));
  const months = new Set(meant.map(([, month]) => month));
  const [month] = months;
  return months.size === 1 && month !== undefined ? month : null;
}
