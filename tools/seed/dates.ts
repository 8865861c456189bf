import { remember } from './remember.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');
const written = remember((key: number) => `${key >> 9}-${twoDigits((key >> 5) & 15)}-${twoDigits(key & 31)}`);

/** `YYYY-MM-DD`. The same days come again and again, so each is written once. */
export const dateOf = (year: number, month: number, day: number): string => written((year << 9) | (month << 5) | day);

/** The year of a `YYYY-MM-DD`. */
export const yearOf = remember((date: string) => Number(date.slice(0, 4)));
