const twoDigits = (number: number) => String(number).padStart(2, '0');

/** `YYYY-MM-DD`. */
export const dateOf = (year: number, month: number, day: number): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;
