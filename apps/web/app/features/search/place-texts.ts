/** Text that was typed into a field of places and not chosen from a list, as happens without scripts. */
export const placeTexts = ['from', 'to', 'university'] as const;

export function hasPlaceTexts(search: URLSearchParams): boolean {
  return placeTexts.some((name) => search.has(name));
}
