/** The product's name by default, and in all texts as they are written. */
export const OUR_NAME = 'Abroad Mentors';

let name = OUR_NAME;

/** Sets the product's name. Call it once, when a process or a page starts, before any text is written. */
export function setBrand(given: string): void {
  name = given;
}

/** The product's name as its operator has set it. */
export const brand = (): string => name;

/** Returns the name for file names: `abroad-mentors`. */
export const brandInFiles = (): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'export';

/**
 * Replaces the default name by the product's name in all texts of a catalogue, at any depth; compiled messages are lists. It is for
 * our own texts, never for people's, and leaves functions that build other texts unchanged.
 */
export function brandedAll<T>(texts: T): T {
  if (name === OUR_NAME) return texts;
  if (typeof texts === 'string') return texts.replaceAll(OUR_NAME, () => name) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map((text: unknown) => brandedAll(text)) as T;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, brandedAll<unknown>(value)])) as T;
}
