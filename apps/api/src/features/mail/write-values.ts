import { spokenLanguage, type Language } from '@abroad/contract';
import { isolate, runsAgainst } from '@abroad/contract/isolate';
import { withLatinDigits } from '@abroad/contract/latin-digits';
import { writeAmount } from '@abroad/contract/write-amount';
import { countryByCode } from '@abroad/reference-data/countries';
import { currencyByCode } from '@abroad/reference-data/currencies';
import { fromMinor } from '@abroad/reference-data/money';
import { ar as arCities } from '@abroad/reference-data/names/cities/ar';
import { es as esCities } from '@abroad/reference-data/names/cities/es';
import { fr as frCities } from '@abroad/reference-data/names/cities/fr';
import { hi as hiCities } from '@abroad/reference-data/names/cities/hi';
import { vi as viCities } from '@abroad/reference-data/names/cities/vi';
import { zh as zhCities } from '@abroad/reference-data/names/cities/zh';
import { ar as arCountries } from '@abroad/reference-data/names/zone-countries/ar';
import { es as esCountries } from '@abroad/reference-data/names/zone-countries/es';
import { fr as frCountries } from '@abroad/reference-data/names/zone-countries/fr';
import { hi as hiCountries } from '@abroad/reference-data/names/zone-countries/hi';
import { vi as viCountries } from '@abroad/reference-data/names/zone-countries/vi';
import { zh as zhCountries } from '@abroad/reference-data/names/zone-countries/zh';
import { regionName } from '@abroad/reference-data/region-names';
import { zoneName, type ZoneWords } from '@abroad/reference-data/zone-names';
import { LRUCache } from 'lru-cache';
import { wordsIn } from '../../core/words-in.ts';
import type { MailRoute } from './mail-content.ts';

// Formats values of emails in a language: dates, times, time zones, amounts, routes, and names in a sentence.

/** A time zone, and the format of its reader's dates (BCP 47). */
export interface Clock {
  time_zone: string;
  dates: string;
}

/** Making a format takes longer than everything else in a mail; each has some 50 kB. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 200 });

function formatOf(dates: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${dates} ${JSON.stringify(options)}`;
  const kept = formats.get(key);
  if (kept) {
    return kept;
  }
  const format = new Intl.DateTimeFormat(withLatinDigits(dates), options);
  formats.set(key, format);
  return format;
}

const part = (instant: string, { time_zone, dates }: Clock, format: Intl.DateTimeFormatOptions) =>
  formatOf(dates, { ...format, timeZone: time_zone }).format(new Date(instant));

/** The format of the language, but without the comma in English, whose sentences have enough. */
export function dateIn(instant: string, clock: Clock): string {
  const date = part(instant, clock, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  return clock.dates.startsWith('en') ? date.replaceAll(',', '') : date;
}

export const timeIn = (instant: string, clock: Clock): string =>
  part(instant, clock, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The day and the time of an instant (RFC 3339) together. @param language BCP 47, of the reader */
export function momentIn(instant: string, time_zone: string, language: string): string {
  const t = wordsIn(language);
  const clock = { time_zone, dates: t.dates };
  return t('mail.moment', { day: dateIn(instant, clock), time: timeIn(instant, clock) });
}

const ZONE_WORDS: Readonly<Record<Exclude<Language, 'en'>, ZoneWords>> = {
  fr: { cities: frCities, countries: frCountries },
  es: { cities: esCities, countries: esCountries },
  vi: { cities: viCities, countries: viCountries },
  zh: { cities: zhCities, countries: zhCountries },
  hi: { cities: hiCities, countries: hiCountries },
  ar: { cities: arCities, countries: arCountries },
};

/** The name of a time zone, as on the pages. @param language BCP 47, of the reader */
export function zoneIn(zone: string, language: string): string {
  const spoken = spokenLanguage(language);
  return spoken === 'en' ? zoneName(zone, spoken) : zoneName(zone, spoken, ZONE_WORDS[spoken]);
}

/** `GMT+7`, `GMT−3:30` or `GMT`: a time zone's offset at an instant (RFC 3339), the same in every language. */
export function offsetAt(instant: string, zone: string): string {
  const parts = formatOf('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(new Date(instant));
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('-', '−');
}

/**
 * Formats an amount, exact to the currency's minor unit (ISO 4217): `€25.50`, `¥3,000`, `1.250 KWD`.
 * @param minor whole minor units.
 * @param dates the language's format of dates and numbers, BCP 47.
 */
export function amountIn(minor: number, currency: string, dates: string): string {
  const digits = currencyByCode(currency)?.minor_digits ?? 2;
  const format = new Intl.NumberFormat(withLatinDigits(dates), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return writeAmount(format, fromMinor(minor, currency) ?? minor / 10 ** digits);
}

/** A country's name in a language (BCP 47), or undefined where there is none for the code (ISO 3166-1 alpha-2). */
function countryIn(code: string | null, language: string): string | undefined {
  const country = countryByCode(code ?? '');
  return country && (regionName(country.code, spokenLanguage(language)) ?? country.name);
}

/** A mentor's route in a language (BCP 47); null where one of its ends is unknown. */
export function routeIn(
  route: { origin_country_code: string | null; destination_country_code: string | null },
  language: string,
): MailRoute | null {
  const from = countryIn(route.origin_country_code, language);
  const to = countryIn(route.destination_country_code, language);
  return from === undefined || to === undefined ? null : { from, to };
}

/**
 * A name or address within a sentence: isolated where its characters would reorder the text around it. In a sentence from
 * right to left, amounts and times would do so too.
 */
export const isolated = (text: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' || runsAgainst(text, 'ltr') ? isolate(text) : text;
