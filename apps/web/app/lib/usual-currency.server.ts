import { currencyOfRegion } from '@abroad/reference-data/region-currencies';

/**
 * The currency of the visitor's likely home: the first region that their browser's languages name, otherwise the one
 * that CLDR takes for the page's language.
 * @param acceptLanguage RFC 9110, 12.5.4
 */
export function usualCurrency(acceptLanguage: string | null, locale: string): string | null {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => wish.split(';')[0]?.trim() ?? '');
  const region = wishes.map(regionOf).find((found) => found !== undefined) ?? new Intl.Locale(locale).maximize().region;
  return region === undefined ? null : currencyOfRegion(region);
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}
