import { nameOfRef, waysOf, type JsonSchema } from './json-schema.ts';

/** A value of a request or an answer in the reference. */
export interface FieldRow {
  /** `educations[].school`. */
  name: string;
  schema: JsonSchema;
  required: boolean;
}

const isPlain = (schema: JsonSchema) => nameOfRef(schema) === undefined;

/** The object whose fields are listed below a field, and the path to it. */
function inner(schema: JsonSchema): { object: JsonSchema; reached: string } | null {
  if (isPlain(schema) && schema.properties !== undefined) {
    return { object: schema, reached: '.' };
  }
  if (schema.items !== undefined) {
    const found = inner(schema.items);
    return found && { object: found.object, reached: `[]${found.reached}` };
  }
  const found = waysOf(schema)
    .map(inner)
    .find((one) => one !== null);
  return found ?? null;
}

/** The fields of an object, with those of unnamed objects in it. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema, before = ''): FieldRow[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = `${before}${key}`;
    const within = inner(schema);
    const row = { name, schema, required: required.includes(key) };
    return within === null ? [row] : [row, ...fieldsOf(within.object, `${name}${within.reached}`)];
  });
}

const LISTED = 12;

/** The type of a value in words; `link` writes the name of a component. */
export function typeWords(schema: JsonSchema, link: (name: string) => string): string {
  const name = nameOfRef(schema);
  if (name !== undefined) {
    return link(name);
  }
  const ways = waysOf(schema);
  if (ways.length > 0) {
    return ways.map((way) => typeWords(way, link)).join(' or ');
  }
  if (schema.const !== undefined) {
    return JSON.stringify(schema.const);
  }
  if (schema.enum !== undefined) {
    const more = schema.enum.length > LISTED ? ', …' : '';
    return schema.enum.slice(0, LISTED).map(String).join(', ') + more;
  }
  if (schema.items !== undefined) {
    return `list of ${typeWords(schema.items, link)}`;
  }
  const type = [schema.type ?? 'any'].flat().join(' or ');
  return schema.format === undefined ? type : `${type}, ${schema.format}`;
}

const span = (least: number | undefined, most: number | undefined, unit: string) => {
  const isBounded = most !== undefined && most < Number.MAX_SAFE_INTEGER;
  if (isBounded) {
    return least === undefined ? `up to ${most}${unit}` : `${least} to ${most}${unit}`;
  }
  return least === undefined || least <= Number.MIN_SAFE_INTEGER || (unit !== '' && least === 0)
    ? null
    : `${least}${unit} or more`;
};

const READABLE = 60;

/** A pattern adds nothing to its format. */
const patternWords = ({ pattern, format }: JsonSchema) =>
  pattern === undefined || format !== undefined || pattern.length > READABLE ? null : `matches ${pattern}`;

/** The limits of a value in words. */
export function boundsOf(schema: JsonSchema): string {
  const own = [
    span(schema.minimum, schema.maximum, ''),
    span(schema.minLength, schema.maxLength, ' characters'),
    span(schema.minItems, schema.maxItems, ' entries'),
    patternWords(schema),
  ].filter((words) => words !== null);
  const within = waysOf(schema).map(boundsOf);
  return [...own, ...within].filter((words) => words !== '').join('; ');
}
