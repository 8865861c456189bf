/** A first or a last name: there is one of each, so that what is worked out of it is found by its number. */
export interface Name {
  readonly number: number;
  readonly text: string;
}

/** A first and a last name, and the number of the two. */
export interface FullName {
  readonly number: number;
  readonly first: Name;
  readonly last: Name;
}

const known = new Map<string, Name>();

export function nameOf(text: string): Name {
  const found = known.get(text);
  if (found !== undefined) return found;
  const name = { number: known.size, text };
  known.set(text, name);
  return name;
}
