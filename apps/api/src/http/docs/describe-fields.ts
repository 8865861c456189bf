import type { ApiDocument } from './document.ts';
import { waysOf, type JsonSchema } from './json-schema.ts';
import { fieldKey, fieldWords, PARAMETERS, parameterKey } from './words.ts';

/** A field of a component, also within unnamed objects. */
export interface Placed {
  schema: string;
  /** With dots: `mentor.email`; lists are skipped. */
  place: string;
  field: JsonSchema;
}

/** All fields of a component, without those of components that it refers to. */
export function placedFields(schema: string, { properties = {}, ...within }: JsonSchema, before = ''): Placed[] {
  const here = Object.entries(properties).flatMap(([name, field]) => {
    const place = `${before}${name}`;
    return [{ schema, place, field }, ...placedFields(schema, field, `${place}.`)];
  });
  const parts = [...waysOf(within), ...(within.items === undefined ? [] : [within.items])];
  return [...here, ...parts.flatMap((part) => placedFields(schema, part, before))];
}

/** Adds a description to every field and parameter. */
export function describeFields({ components, paths }: ApiDocument): void {
  const fields = Object.entries(components.schemas).flatMap(([name, component]) => placedFields(name, component));
  for (const { schema, place, field } of fields) {
    const words = fieldWords(fieldKey(schema, place));
    if (words !== undefined) field.description = words;
  }
  for (const { operationId, parameters = [] } of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const parameter of parameters) {
      const words = PARAMETERS[parameterKey(operationId, parameter.name)];
      if (words !== undefined) parameter.description = words;
    }
  }
}
