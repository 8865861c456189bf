const place = 'am_save_search';

/** Remembers which search is to be saved once somebody has signed in: a link alone can't have it saved. */
export function rememberWantedSave(sameness: string): void {
  sessionStorage.setItem(place, sameness);
}

/** Whether this search was to be saved; it is asked once. */
export function takeWantedSave(sameness: string): boolean {
  const isWanted = sessionStorage.getItem(place) === sameness;
  if (isWanted) {
    sessionStorage.removeItem(place);
  }
  return isWanted;
}
