/** The part of JSON Schema 2020-12 that the contract's schemas use. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
}

const literal = (value: unknown): string => JSON.stringify(value);
const among = (parts: readonly string[], sign: string): string => {
  const all = [...new Set(parts)];
  return all.length === 1 ? (all[0] ?? 'unknown') : `(${all.join(` ${sign} `)})`;
};

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** The fields of an object as lines of a TypeScript type. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema, nameOf: (ref: string) => string): string[] {
  return Object.entries(properties).map(
    ([name, field]) => `${literal(name)}${required.includes(name) ? '' : '?'}: ${typeOf(field, nameOf)};`,
  );
}

function objectOf(schema: JsonSchema, nameOf: (ref: string) => string): string {
  const { additionalProperties: others, properties } = schema;
  const record = typeof others === 'object' ? `Record<string, ${typeOf(others, nameOf)}>` : 'Record<string, unknown>';
  if (properties === undefined) {
    return record;
  }
  const fields = `{ ${fieldsOf(schema, nameOf).join(' ')} }`;
  return typeof others === 'object' && Object.keys(others).length > 0 ? `(${fields} & ${record})` : fields;
}

/**
 * A schema as a TypeScript type.
 * @param nameOf returns the name of a reference's type.
 */
export function typeOf(schema: JsonSchema, nameOf: (ref: string) => string): string {
  const { $ref, anyOf, oneOf, allOf, type, items, prefixItems } = schema;
  if ($ref !== undefined) return nameOf($ref);
  if ('const' in schema) return literal(schema.const);
  if (schema.enum !== undefined) return among(schema.enum.map(literal), '|');
  const ways = anyOf ?? oneOf;
  if (ways !== undefined)
    return among(
      ways.map((way) => typeOf(way, nameOf)),
      '|',
    );
  if (allOf !== undefined)
    return among(
      allOf.map((part) => typeOf(part, nameOf)),
      '&',
    );
  if (Array.isArray(type))
    return among(
      type.map((one) => typeOf({ ...schema, type: one }, nameOf)),
      '|',
    );
  if (prefixItems !== undefined) return `[${prefixItems.map((item) => typeOf(item, nameOf)).join(', ')}]`;
  if (type === 'array') return `Array<${typeOf(items ?? {}, nameOf)}>`;
  if (type === 'object') return objectOf(schema, nameOf);
  return SIMPLE[type ?? ''] ?? 'unknown';
}
