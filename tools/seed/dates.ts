import { remember } from './remember.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');
const written = remember((key: number) => `${key >> 9}-${twoDigits((key >> 5) & 15)}-${twoDigits(key & 31)}`);

/** `YYYY-MM-DD`. The same days come again and again, so each is written once. */
export const dateOf = (year: number, month: number, day: number): string => written((year << 9) | (month << 5) | day);

/** The number that digits of a text stand for. @param end the place after the last */
export function numberIn(text: string, from: number, end: number): number {
  let number = 0;
  for (let at = from; at < end; at += 1) number = number * 10 + text.charCodeAt(at) - 48;
  return number;
}

/** The year of a `YYYY-MM-DD`. */
export const yearOf = (date: string): number => numberIn(date, 0, 4);
