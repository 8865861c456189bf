/** The product's name by default, and in all texts as they are written. */
export const OUR_NAME = 'Abroad Mentors';

let name = OUR_NAME;

/** Sets the product's name here: once, when a process or a page starts, before anything is written. */
export function setBrand(given: string): void {
  name = given;
}

/** The product's name as its operator has set it. */
export const brand = (): string => name;

/** The name as names of files have it: `abroad-mentors`. */
export const brandInFiles = (): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'export';

/**
 * All texts of a catalogue with the product's name as it is called here, however deep; a builder makes lists of messages. It is for
 * whole texts of ours, never for what people wrote, and what makes a text of values is left as it is.
 */
export function brandedAll<T>(texts: T): T {
  if (name === OUR_NAME) return texts;
  if (typeof texts === 'string') return texts.replaceAll(OUR_NAME, () => name) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map((text: unknown) => brandedAll(text)) as T;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, brandedAll<unknown>(value)])) as T;
}
