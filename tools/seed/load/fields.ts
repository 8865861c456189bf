import { numberIn, yearOf } from '../dates.ts';
import { idParts, type Kind } from '../identifiers.ts';
import type { Mentor } from '../mentor.ts';
import { remember, rememberNumbered } from '../remember.ts';
import type { NumberedDegree } from '../studies/levels.ts';
import type { School } from '../studies/schools.ts';
import { numericBytes } from './numeric.ts';
import type { RowWriter } from './row-writer.ts';

const DAYS_OF_FOUR_YEARS = 1461;
/** March 2000 has begun so many days after 2000-01-01, from which PostgreSQL counts. */
const DAYS_BEFORE_MARCH = 60;

const numeric = remember(numericBytes);
const HUNDREDTHS = 100;
const ofHundredths = remember((hundredths: number) => numericBytes(hundredths / HUNDREDTHS));
/** Numbers that V8 keeps whole are found sooner than others. */
const MOST_HUNDREDTHS = 2 ** 30;

/** Writes the ids of a mentor's rows. */
export type WriteId = (writer: RowWriter, kind: Kind, at?: number) => void;

export function idWriter({ seed, index }: Mentor): WriteId {
  const { first, second, third, fourth } = idParts(seed, index);
  return (writer, kind, at = 0) => writer.uuid(first, second(kind, at), third, fourth);
}

/** Writes the id of what others have made, which stands in many rows. */
function idWriterOf<T extends { readonly number: number; id: string }>() {
  const bytes = rememberNumbered(({ id }: T) => Buffer.from(id.replaceAll('-', ''), 'hex'));
  return (writer: RowWriter, one: T): void => writer.bytes(bytes(one));
}
export const writeIdOf = { school: idWriterOf<School>(), degree: idWriterOf<NumberedDegree>() };

/** Days since 2000-01-01, for a `YYYY-MM-DD` from 1901 to 2099. Years are counted from March, so that leap days end them. */
export function daysOf(date: string): number {
  const month = numberIn(date, 5, 7);
  const afterMarch = (month + 9) % 12;
  const year = yearOf(date) - 2000 - (month < 3 ? 1 : 0);
  const inYear = Math.floor((153 * afterMarch + 2) / 5) + numberIn(date, 8, 10) - 1;
  return Math.floor((year * DAYS_OF_FOUR_YEARS) / 4) + inYear + DAYS_BEFORE_MARCH;
}

/** @param date `YYYY-MM-DD` */
export function writeDate(writer: RowWriter, date: string | null): void {
  if (date === null) writer.none();
  else writer.integer(daysOf(date));
}

export function writeNumeric(writer: RowWriter, value: number | null): void {
  if (value === null) {
    writer.none();
    return;
  }
  const hundredths = Math.round(value * HUNDREDTHS);
  const isExact = hundredths < MOST_HUNDREDTHS && hundredths / HUNDREDTHS === value;
  writer.bytes(isExact ? ofHundredths(hundredths) : numeric(value));
}
