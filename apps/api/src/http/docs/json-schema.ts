/** The part of JSON Schema 2020-12 that this API uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export type Schemas = Readonly<Record<string, JsonSchema>>;

/** The name of the component that a schema refers to. */
export const nameOfRef = ({ $ref }: JsonSchema): string | undefined => $ref?.split('/').at(-1);

/** Resolves a reference to its schema. */
export function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = nameOfRef(schema);
  return name === undefined ? schema : resolve(schemas[name] ?? {}, schemas);
}

/** The alternatives of a value. */
export const waysOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] => anyOf ?? oneOf ?? [];
