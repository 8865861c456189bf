/** What the product is called where nobody says otherwise, and in all texts as they are written. */
export const OUR_NAME = 'Abroad Mentors';

let name = OUR_NAME;

/** Says what the product is called here: once, when a process or a page begins, before anything is written. */
export function setBrand(given: string): void {
  name = given;
}

/** What whoever runs the product calls it. */
export const brand = (): string => name;

/** The name as names of files have it: `abroad-mentors`. */
export const brandInFiles = (): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'export';

/** A text of ours with the product's name as it is called here. It is for whole texts of ours, never for what people wrote. */
export const branded = (text: string): string => (name === OUR_NAME ? text : text.replaceAll(OUR_NAME, () => name));

/** The same for all texts of a catalogue, however deep; what makes a text of values is left as it is. */
export function brandedAll<T>(texts: T): T {
  if (name === OUR_NAME) return texts;
  if (typeof texts === 'string') return branded(texts) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  const entries = Object.entries(texts).map(([key, value]) => [key, brandedAll<unknown>(value)]);
  return (Array.isArray(texts) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}
