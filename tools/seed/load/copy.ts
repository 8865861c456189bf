// Any project that compiles this file needs the declarations that the package lacks.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pg-copy-streams.d.ts" />
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type Value = string | number | boolean | null | readonly (string | number)[];
/** Values by column. Rows of one table name the same columns in the same order. */
export type Row = Readonly<Record<string, Value>>;

/** Rows of a table as COPY reads them. */
export interface CopyText {
  table: string;
  columns: readonly string[];
  text: Uint8Array<ArrayBuffer>;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string) => text.replaceAll(/[\\\n\r\t]/g, (letter) => ESCAPES[letter] ?? letter);

/** PostgreSQL documentation, "COPY", "Text Format". */
function toField(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  return typeof value === 'object' ? escaped(`{${value.map((one) => JSON.stringify(one)).join(',')}}`) : String(value);
}

const toLine = (row: Row) => `${Object.values(row).map(toField).join('\t')}\n`;

export function toCopyText(table: string, rows: readonly Row[]): CopyText {
  const encoded = new TextEncoder().encode(rows.map(toLine).join(''));
  return { table, columns: Object.keys(rows[0] ?? {}), text: encoded };
}

/** Adds rows to their table. */
export async function copyInto(client: pg.Client, { table, columns, text }: CopyText): Promise<void> {
  if (text.length === 0) return;
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  stream.end(text);
  await finished(stream);
}
