import type { z } from 'zod';

/** A place in what a schema takes. */
export interface Field {
  /** Dotted, with 0 for an element of a list: `educations.0.school`. */
  path: string;
  kind: 'string' | 'number' | 'boolean' | 'enum' | 'array' | 'object' | 'other';
  /** It has to be there when what it stands in is. */
  required: boolean;
  /** An element of a list: it is not named, and can't be missing. */
  is_element: boolean;
  /** Of a text that is a date or an instant. */
  format?: 'date' | 'datetime';
}

/** The parts of a zod schema's definition that are used here. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  format?: string;
}
const definitionOf = (schema: z.ZodType) => (schema as unknown as { def: Definition }).def;

const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch']);
const KINDS: Readonly<Record<string, Field['kind']>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  enum: 'enum',
  literal: 'enum',
  array: 'array',
  object: 'object',
};

/** Takes off what says only whether something may be missing, and what prepares a value before its schema. */
function unwrap(schema: z.ZodType): Definition {
  const definition = definitionOf(schema);
  if (WRAPPERS.has(definition.type) && definition.innerType) {
    return unwrap(definition.innerType);
  }
  if (definition.type === 'pipe' && definition.in && definition.out) {
    return unwrap(definitionOf(definition.in).type === 'transform' ? definition.out : definition.in);
  }
  return definition;
}

/** Every place in what a schema takes, outer ones before inner ones; the whole itself has no place. */
export function fieldsOf(schema: z.ZodType, path = ''): Field[] {
  const { type, shape, element } = unwrap(schema);
  const below = (name: string, inner: z.ZodType, is_element: boolean): Field[] => {
    const own = path === '' ? name : `${path}.${name}`;
    const { type: innerType, format } = unwrap(inner);
    const kind = KINDS[innerType] ?? 'other';
    const isTime = format === 'date' || format === 'datetime';
    const required = !is_element && !inner.safeParse(undefined).success;
    return [{ path: own, kind, required, is_element, ...(isTime ? { format } : {}) }, ...fieldsOf(inner, own)];
  };
  if (type === 'object' && shape) {
    return Object.entries(shape).flatMap(([name, inner]) => below(name, inner, false));
  }
  return type === 'array' && element ? below('0', element, true) : [];
}

/** A copy of a body with another value at a place; undefined takes it out. Lists and objects on the way are made. */
export function withValue(body: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const isIndex = /^\d+$/.test(name);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body)
    ? [...body]
    : typeof body === 'object' && body !== null
      ? { ...body }
      : isIndex
        ? []
        : {};
  const slot = copy as Record<string, unknown>;
  slot[name] = rest.length === 0 ? value : withValue(slot[name], rest.join('.'), value);
  return copy;
}
