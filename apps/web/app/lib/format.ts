import { offsetLabel } from '@abroad/reference-data/zone-names';
import { withLatinDigits } from '@abroad/contract/latin-digits';
import type { Translate } from './i18n.tsx';
import { keepMade } from './keep-made.ts';
import { formatMoney, formatSum } from './money.ts';
import { approximate, type OwnMoney } from './own-money.ts';
import type { Clock } from './preferences.ts';
import { dayNumber, offsetMinutes, wallTime, type WallTime } from './time-zone.ts';
import { zoneCity, zoneName } from './zone-names.ts';

/** An instant as the API writes it (RFC 3339, UTC) or as epoch milliseconds. */
export type Instant = string | number;

export interface FormatSettings {
  locale: string;
  /** IANA zone that `time`, `day` and the others use by default. */
  zone: string;
  clock: Clock;
  /** Epoch milliseconds of the answer, so that server and browser agree on the date of today. */
  now: number;
  t: Translate;
  /** Null if prices are only shown in their own currency. */
  own_money?: OwnMoney | null;
}

export interface Format {
  /** `19:30` or `7:30 pm` */
  time: (instant: Instant, zone?: string) => string;
  /** `19:30–20:15` */
  timeRange: (start: Instant, end: Instant, zone?: string) => string;
  /** `Fri 27 Nov`, with the year if it is not this one */
  day: (instant: Instant, zone?: string) => string;
  /** `Friday 27 November 2026`, for headings and screen readers */
  longDay: (instant: Instant, zone?: string) => string;
  /** `Today`, `Tomorrow`, `Sat`, else `Mon 4 Jan` */
  relativeDay: (instant: Instant, zone?: string) => string;
  /** `Today 19:30`, `Sat 11:30`, `Mon 4 Jan 18:00` */
  moment: (instant: Instant, zone?: string) => string;
  /** The same inside a sentence: `today 19:30` */
  momentWithin: (instant: Instant, zone?: string) => string;
  /** `Fri 27 Nov, 19:30` */
  at: (instant: Instant, zone?: string) => string;
  /** `Fri 27 Nov, 19:30–20:15` */
  span: (start: Instant, end: Instant, zone?: string) => string;
  /** `27 Nov` */
  dayMonth: (instant: Instant, zone?: string) => string;
  /** `Fri` or `Friday` */
  weekday: (instant: Instant, width: 'short' | 'long', zone?: string) => string;
  /** `Nov` */
  shortMonth: (instant: Instant, zone?: string) => string;
  /** `November 2026` */
  month: (instant: Instant, zone?: string) => string;
  /** `€28`, `€25.50`, `¥3,000`; the words for free if the price is null or 0 */
  price: (price: number | null, currency: string | null) => string;
  /** `€28.00`, `¥3,000`, `-€5.25`: a sum of money as accounts have it, to the minor unit */
  money: (sum: number, currency: string) => string;
  /** `≈ ₫784,000` in the reader's own currency; null if that adds nothing */
  approximate: (price: number | null, currency: string | null) => string | null;
  /** `Vietnam time, GMT+7` */
  zone: (zone: string) => string;
  /** `Hanoi` */
  city: (zone: string) => string;
  number: (value: number) => string;
  /** `4.9`, `5.0`: always with a digit behind the separator. */
  rating: (value: number) => string;
}

/** The days with their own word, which is in lower case inside a sentence. */
const NEAR_DAYS = ['format.today', 'format.tomorrow', 'format.yesterday'] as const;

/** All the ways in which the pages write times and money, bound to one reader. Pure: no clock, no default zone. */
export function createFormat(settings: FormatSettings): Format {
  const { locale, t } = settings;
  const wall = (instant: Instant, zone = settings.zone) => wallTime(toMilliseconds(instant), zone);
  const today = keepMade((zone: string | undefined) => wall(settings.now, zone));

  const time: Format['time'] = (instant, zone) => clockTime(wall(instant, zone), settings);
  const day: Format['day'] = (instant, zone) => {
    const date = wall(instant, zone);
    const key = date.year === today(zone).year ? 'format.day' : 'format.day_year';
    return t(key, dateWords(date, locale, 'short'));
  };
  const timeRange: Format['timeRange'] = (start, end, zone) =>
    t('format.range', { start: time(start, zone), end: time(end, zone) });
  const relativeDay: Format['relativeDay'] = (instant, zone) => {
    const date = wall(instant, zone);
    const away = dayNumber(date) - dayNumber(today(zone));
    if (away === 0 || away === 1 || away === -1) {
      return t(away === 0 ? 'format.today' : away === 1 ? 'format.tomorrow' : 'format.yesterday');
    }
    return away > 1 && away < 7 ? nameOf(date, locale, { weekday: 'short' }) : day(instant, zone);
  };
  const moment = (name: string, instant: Instant, zone?: string) =>
    t('format.moment', { day: name, time: time(instant, zone) });

  return {
    time,
    day,
    relativeDay,
    timeRange,
    longDay: (instant, zone) => t('format.long_day', dateWords(wall(instant, zone), locale, 'long')),
    at: (instant, zone) => t('format.at', { day: day(instant, zone), time: time(instant, zone) }),
    span: (start, end, zone) => t('format.at', { day: day(start, zone), time: timeRange(start, end, zone) }),
    moment: (instant, zone) => moment(relativeDay(instant, zone), instant, zone),
    momentWithin: (instant, zone) => {
      const name = relativeDay(instant, zone);
      const isWord = NEAR_DAYS.some((key) => name === t(key));
      return moment(isWord ? name.toLocaleLowerCase(locale) : name, instant, zone);
    },
    dayMonth: (instant, zone) => t('format.day_month', dateWords(wall(instant, zone), locale, 'short')),
    weekday: (instant, width, zone) => nameOf(wall(instant, zone), locale, { weekday: width }),
    shortMonth: (instant, zone) => nameOf(wall(instant, zone), locale, { month: 'short' }),
    month: (instant, zone) => t('format.month', dateWords(wall(instant, zone), locale, 'long')),
    price: (price, currency) => (price ? formatMoney(price, currency ?? 'EUR', locale) : t('format.free')),
    money: (sum, currency) => formatSum(sum, currency, locale),
    approximate: (price, currency) => {
      const own = settings.own_money ?? null;
      const amount = approximate(price, currency, own);
      return own === null || amount === null
        ? null
        : t('format.approximate', { price: formatMoney(amount, own.currency, locale) });
    },
    zone: (zone) => {
      const offset = offsetLabel(offsetMinutes(settings.now, zone));
      return zone === 'UTC' ? 'UTC' : t('format.zone', { name: zoneName(zone, locale), offset });
    },
    city: (zone) => zoneCity(zone, locale),
    number: (value) => numberWriter(locale, 0, 3).format(value),
    rating: (value) => numberWriter(locale, 1, 1).format(value),
  };
}

export function toMilliseconds(instant: Instant): number {
  return typeof instant === 'number' ? instant : Date.parse(instant);
}

/** Engines write 12-hour times with different spaces, and hydration would stumble: the catalogue decides instead. */
function clockTime(wall: WallTime, { clock, t }: FormatSettings): string {
  const minute = String(wall.minute).padStart(2, '0');
  if (clock === '24') {
    return `${String(wall.hour).padStart(2, '0')}:${minute}`;
  }
  const hour = wall.hour % 12 === 0 ? 12 : wall.hour % 12;
  return t(wall.hour < 12 ? 'format.time_am' : 'format.time_pm', { hour, minute });
}

function dateWords(date: WallTime, locale: string, width: 'short' | 'long') {
  return {
    weekday: nameOf(date, locale, { weekday: width }),
    day: date.day,
    // Chinese dates are written in digits; its long names of months are words.
    month: nameOf(date, locale, { month: locale === 'zh' ? 'short' : width }),
    year: String(date.year),
  };
}

/** The name of a date's weekday or month. Taken at noon in UTC, no zone can shift it. */
function nameOf(date: WallTime, locale: string, options: NameOptions) {
  const noon = Date.UTC(date.year, date.month - 1, date.day, 12);
  return nameWriter(locale, options.weekday, options.month).format(noon);
}

interface NameOptions {
  weekday?: 'short' | 'long';
  month?: 'short' | 'long';
}

const numberWriter = keepMade(
  (locale: string, minimumFractionDigits: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(withLatinDigits(locale), { minimumFractionDigits, maximumFractionDigits }),
);

const nameWriter = keepMade(
  (locale: string, weekday: NameOptions['weekday'], month: NameOptions['month']) =>
    new Intl.DateTimeFormat(withLatinDigits(locale), { weekday, month, timeZone: 'UTC' }),
);
