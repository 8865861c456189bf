import { hashKey } from '@tanstack/react-query';

/** The user's edits, merged with values that were saved elsewhere meanwhile. */
export interface MergedEdits<T> {
  /** Changes of both sides; if both changed the same field, the value typed here wins. */
  merged: T;
  /** Names of the fields that both changed to something else. Within a record, its name and theirs: `dated.2026-11-27`. */
  both: string[];
}

/** @param base the common base. */
export type Merge<T> = (base: T, mine: T, theirs: T) => MergedEdits<T>;

type Fields = Readonly<Record<string, unknown>>;

/**
 * A three-way merge by field: each change since the common base counts, from either side.
 * Lists of texts are merged as sets, records by their names; all else is one value.
 * @param base the common base.
 * @param together fields that only make sense with each other, such as a price and its currency: a change of one
 *   changes all. The first names the conflict.
 */
export function mergeEdits<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  together: readonly (readonly (keyof T & string)[])[] = [],
): MergedEdits<T> {
  const { merged, both } = mergeFields(grouped(base, together), grouped(mine, together), grouped(theirs, together));
  return { merged: ungrouped(merged, together) as T, both };
}

function mergeFields(base: Fields, mine: Fields, theirs: Fields): MergedEdits<Record<string, unknown>> {
  const both: string[] = [];
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const field = mergeField(base[name], mine[name], theirs[name]);
    if (field.merged !== undefined) merged[name] = field.merged;
    both.push(...field.both.map((within) => (within === '' ? name : `${name}.${within}`)));
  }
  return { merged, both };
}

/** Paths are relative to the field; '' is all of it. */
function mergeField(base: unknown, mine: unknown, theirs: unknown): MergedEdits<unknown> {
  if (isSame(mine, base)) return { merged: theirs, both: [] };
  if (isSame(theirs, base) || isSame(theirs, mine)) return { merged: mine, both: [] };
  if (isTexts(base) && isTexts(mine) && isTexts(theirs)) return { merged: mergeTexts(base, mine, theirs), both: [] };
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeFields(base, mine, theirs);
  return { merged: mine, both: [''] };
}

const mergeTexts = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] => [
  ...new Set([
    ...theirs.filter((one) => mine.includes(one) || !base.includes(one)),
    ...mine.filter((one) => !base.includes(one)),
  ]),
];

const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts fields that belong together into one value. */
function grouped(draft: object, together: readonly (readonly string[])[]): Fields {
  const fields: Record<string, unknown> = { ...draft };
  for (const names of together) {
    const values = names.map((name) => [name, fields[name]]);
    for (const name of names) delete fields[name];
    // In a list, so that it isn't merged as a record.
    fields[names[0] ?? ''] = [Object.fromEntries(values)];
  }
  return fields;
}

function ungrouped(fields: Record<string, unknown>, together: readonly (readonly string[])[]): object {
  const groups = together.map((names) => (fields[names[0] ?? ''] as object[])[0]);
  return Object.assign({}, fields, ...groups) as object;
}
