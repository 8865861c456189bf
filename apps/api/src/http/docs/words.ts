import { globSync } from 'node:fs';

type Words = Readonly<Record<string, string>>;

const files = globSync('words/*.ts', { cwd: import.meta.dirname });
const modules = await Promise.all(
  files.map((file) => import(new URL(file, import.meta.url).href) as Promise<{ fields?: Words; parameters?: Words }>),
);

/**
 * The meaning of all schemas' fields, from the files in `words/`. Only the OpenAPI document has them; browsers don't load
 * them. A key is a field's name for all schemas, or a schema with the place in it (`Booking.mentor.email`), which takes
 * precedence.
 */
export const FIELD_TABLES: readonly Words[] = modules.flatMap(({ fields: own }) => (own ? [own] : []));
/** The same for parameters: by name, or by operation and name. */
export const PARAMETERS = Object.assign({}, ...modules.map(({ parameters }) => parameters)) as Words;

const fields = Object.assign({}, ...FIELD_TABLES) as Words;

/** The key of a field's description. @param place in the schema, with dots: `mentor.email`. */
export function fieldKey(schema: string, place: string): string {
  // Input schemas have their own component where an output exists too: `CreateBookingInput`.
  const whole = `${schema.replace(/Input$/, '')}.${place}`;
  return whole in fields ? whole : (place.split('.').at(-1) ?? place);
}
export const fieldWords = (key: string): string | undefined => fields[key];

/** The key of a parameter's description. */
export function parameterKey(operation: string, name: string): string {
  const whole = `${operation}.${name}`;
  return whole in PARAMETERS ? whole : name;
}
