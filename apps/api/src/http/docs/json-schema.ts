/** As much of JSON Schema 2020-12 as the schemas of this API use. */
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

/** A schema itself, wherever it stands. */
export function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = nameOfRef(schema);
  return name === undefined ? schema : resolve(schemas[name] ?? {}, schemas);
}

/** The ways in which a value may be, each by itself. */
export const waysOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] => anyOf ?? oneOf ?? [];
