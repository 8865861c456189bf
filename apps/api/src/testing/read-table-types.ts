import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A column as the types describe it. */
export interface TypedColumn {
  /** The type that is read, without null: `string`, `number[]`, `Timestamp`, `json`. */
  kind: string;
  is_nullable: boolean;
  /** An insert may leave it out. */
  is_optional: boolean;
}
export type TypedTables = Map<string, Map<string, TypedColumn>>;

const COMMENT = /\n *\/\*[^]*?\*\//g;
const INTERFACE = /interface (\w+)(?:\s+extends\s+(\w+(?:,\s+\w+)*))?\s+\{(?:\}|\n([^]*?)\n\})/g;
const ALIAS = /type (\w+) =([^;]*);/g;
/** The formatter puts a member at two blanks, and what belongs to it further in. */
const MEMBER = /^ {2}(\w+): ([^]*?);(?=\n {2}\w|\n*$(?![^]))/gm;
/** A union of literals, or of the entries of a list of them. */
const LITERALS = /^[\s|]*'[^']+'(?:\s*\|\s*'[^']+')*$|^ \(typeof [A-Z_]+\)\[number\]$/;

/** A union of whole numbers. */
const NUMBERS = /^\d+(?:\s*\|\s*\d+)*$/;

/** Reads the interfaces of the table types from their files. */
function readSource() {
  const folder = path.join(import.meta.dirname, '../db');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const filters = path.join(import.meta.dirname, '../../../../packages/contract/src/search-filters.ts');
  const text = [...files.map((name) => path.join(folder, name)), filters]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll(COMMENT, '');
  const interfaces = new Map(
    Array.from(text.matchAll(INTERFACE), ([, name = '', parents = '', body = '']) => [name, { parents, body }]),
  );
  const aliases = new Map(Array.from(text.matchAll(ALIAS), ([, name = '', type = '']) => [name, type]));
  return { interfaces, aliases };
}

type Source = ReturnType<typeof readSource>;

/** The members of an interface with those that it extends, as text. */
function membersOf(source: Source, name: string): [string, string][] {
  const found = source.interfaces.get(name);
  if (found === undefined) throw new Error(`there is no interface ${name}`);
  const parents = found.parents.split(/,\s+/).filter((parent) => parent !== '');
  const own = Array.from(found.body.matchAll(MEMBER), ([, member = '', type = '']): [string, string] => [member, type]);
  return [...parents.flatMap((parent) => membersOf(source, parent)), ...own];
}

function kindOf(type: string, aliases: Source['aliases']): string {
  if (/^(Timestamp|Touched|ColumnType<string)/.test(type)) return 'Timestamp';
  if (type.startsWith('ColumnType<Date[],')) return 'Date[]';
  if (/^(Json|ColumnType)</.test(type)) return 'json';
  const bare = type.replace(/^Generated<(.*)>$/s, '$1').replace(/\s*\|\s*null$/, '');
  const [, one = bare, list = ''] = /^(\w+)(\[\])$/.exec(bare) ?? [];
  const named = (aliases.get(one) ?? one).replaceAll(/\b[A-Z]\w+\b/g, (name) => aliases.get(name) ?? name);
  return LITERALS.test(named) ? `string${list}` : NUMBERS.test(named) ? `number${list}` : bare;
}

const toColumn = (type: string, aliases: Source['aliases']): TypedColumn => ({
  kind: kindOf(type, aliases),
  is_nullable: /\| null$|^ColumnType<[^,]*\| null,/.test(type),
  is_optional: /^(Generated<|Touched)|^ColumnType<.*undefined/s.test(type),
});

/** The columns of every table as `Tables` types them. */
export function readTableTypes(): TypedTables {
  const source = readSource();
  return new Map(
    membersOf(source, 'Tables').map(([table, type]) => [
      table,
      new Map(membersOf(source, type).map(([column, of]) => [column, toColumn(of, source.aliases)])),
    ]),
  );
}
