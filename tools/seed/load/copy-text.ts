const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in the text format of COPY; null is `\N`. */
export type Value = string | number | boolean | null;

/** Writes a value as COPY reads it. */
export function copyValue(value: Value): string {
  if (value === null) return String.raw`\N`;
  if (typeof value !== 'string') return String(value);
  return SPECIAL.test(value) ? value.replaceAll(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character) : value;
}

/** A row in the text format of COPY, with its end. */
export function copyRow(values: readonly Value[]): string {
  let row = '';
  for (let at = 0; at < values.length; at += 1) {
    row += at === 0 ? copyValue(values[at] as Value) : `\t${copyValue(values[at] as Value)}`;
  }
  return `${row}\n`;
}

/** An array in PostgreSQL's text form; its elements are codes, ids and numbers, which need no quotes. */
export const copyArray = (elements: readonly (string | number)[]): string => `{${elements.join(',')}}`;
