import { bookings } from './bookings.ts';
import { calendar } from './calendar.ts';
import { common } from './common.ts';
import { parameters } from './parameters.ts';
import { people } from './people.ts';
import { search } from './search.ts';
import { system } from './system.ts';

/**
 * What the fields of all schemas mean, for the OpenAPI document alone: browsers get the contract, and need none of it. A
 * key is the name of a field wherever it stands, or a schema with the place in it (`Booking.mentor.email`), which comes first.
 */
export const FIELD_TABLES: readonly Readonly<Record<string, string>>[] = [
  common,
  bookings,
  calendar,
  people,
  search,
  system,
];
/** The same for parameters: by their name, or by operation and name. */
export const PARAMETERS: Readonly<Record<string, string>> = parameters;

const fields: Readonly<Record<string, string>> = Object.assign({}, ...FIELD_TABLES) as Record<string, string>;

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
