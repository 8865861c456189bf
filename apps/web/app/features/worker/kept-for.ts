/** Its name in local storage, where it can be read and changed at once, by all pages. */
export const MARK = 'am_offline';

/** The person whose sessions this browser keeps, empty while they are being removed; null for none. */
export function keptFor(): string | null {
  try {
    return localStorage.getItem(MARK);
  } catch {
    return null;
  }
}

/** From now on nothing is shown. What was kept is removed by `forgetKept`, on the next page if this one ends before. */
export const hideKept = (): void => localStorage.setItem(MARK, '');
