import { globSync } from 'node:fs';

type Words = Readonly<Record<string, string>>;

const files = globSync('words/*.ts', { cwd: import.meta.dirname });
const modules = await Promise.all(
  files.map((file) => import(new URL(file, import.meta.url).href) as Promise<{ fields?: Words; parameters?: Words }>),
);

/**
 * What the fields of all schemas mean, from the files in `words/`. It is for the OpenAPI document alone: browsers get the contract,
 * and need none of it. A key is the name of a field wherever it is, or a schema with the place in it (`Booking.mentor.email`), which comes first.
 */
export const FIELD_TABLES: readonly Words[] = modules.flatMap(({ fields: own }) => (own ? [own] : []));
/** The same for parameters: by their name, or by operation and name. */
export const PARAMETERS = Object.assign({}, ...modules.map(({ parameters }) => parameters)) as Words;

const fields = Object.assign({}, ...FIELD_TABLES) as Words;

/** The key of the words for a field. @param place in the schema, with dots: `mentor.email`. */
export function fieldKey(schema: string, place: string): string {
  // What is sent is called so where something like it is answered, too: `CreateBookingInput`.
  const whole = `${schema.replace(/Input$/, '')}.${place}`;
  return whole in fields ? whole : (place.split('.').at(-1) ?? place);
}
export const fieldWords = (key: string): string | undefined => fields[key];

/** The key of the words for a parameter. */
export function parameterKey(operation: string, name: string): string {
  const whole = `${operation}.${name}`;
  return whole in PARAMETERS ? whole : name;
}
