const OUR_NAME = 'Abroad Mentors';

let name = OUR_NAME;

/** Says what the product is called: once, when the program begins. */
export function setBrand(given: string | undefined): void {
  name = given ?? OUR_NAME;
}

/** The operator’s name for the product. */
export const brand = (): string => name;

/** All texts of a catalogue, which are written with our name, with the product's; what makes a text of values is left as it is. */
export function brandedAll<T>(texts: T): T {
  if (typeof texts === 'string') return texts.replaceAll(OUR_NAME, () => name) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, brandedAll<unknown>(value)])) as T;
}
