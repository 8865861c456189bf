import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parseSync } from 'vite';
import { ROOT } from '../source-files.ts';

/** A text for users, in the English of its source. */
export interface Text {
  /** Path from the repository's root. */
  file: string;
  /** Its keys, separated by dots. */
  key: string;
  /** Arguments are in braces, including those of a template. */
  text: string;
}

/** The files with English texts for users. */
const SOURCES = [
  'apps/web/app/locales/en.json',
  'apps/api/src/locales/en.json',
  'apps/identity/src/locales/en.json',
  'packages/contract/src/{errors,messages,plain-words}.ts',
];

interface Node {
  type: string;
  [name: string]: unknown;
}

/** Code without texts: imports, comparisons and declarations. */
const SKIPPED = /^(Import|ExportAll|TS(?!AsExpression|SatisfiesExpression)|BinaryExpression|SwitchCase)/;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Returns the texts of an ICU message, one for each of its choices. */
function sayingsOf(message: CompiledMessage): string[] {
  let said = [''];
  for (const token of message) {
    const choices = typeof token === 'string' ? null : token[2];
    const parts =
      typeof choices === 'object' && choices !== null
        ? Object.values(choices).flatMap((choice) =>
            Array.isArray(choice) ? sayingsOf(choice as CompiledMessage) : [],
          )
        : [typeof token === 'string' ? token : `{${token[0]}}`];
    said = said.flatMap((text) => parts.map((part) => text + part));
  }
  return said;
}

/** The messages of a catalogue by their keys, however deep. */
export const messagesIn = (catalogue: object, key = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(catalogue).flatMap(([name, value]: [string, object | string]) =>
      typeof value === 'string' ? [[key + name, value]] : Object.entries(messagesIn(value, `${key}${name}.`)),
    ),
  );

/** Every text of a module or a catalogue with its keys. A text has a space or starts with a capital letter, and is not code. */
export function textsOf(file: string, source: string): Text[] {
  const found: Text[] = [];
  const add = (key: string, text: string) => {
    if (/^\p{Lu}|\s/u.test(text) && !/^[A-Z_]{2,}$/.test(text)) {
      found.push({ file, key, text });
    }
  };
  if (file.endsWith('.json')) {
    for (const [key, message] of Object.entries(messagesIn(JSON.parse(source) as object))) {
      sayingsOf(compileMessageOrThrow(message)).forEach((text) => add(key, text));
    }
    return found;
  }
  const visit = (value: unknown, key: string): void => {
    if (Array.isArray(value)) {
      value.forEach((item) => visit(item, key));
      return;
    }
    if (!isNode(value) || SKIPPED.test(value.type)) {
      return;
    }
    if (value.type === 'Literal' && typeof value['value'] === 'string') {
      add(key, value['value']);
    } else if (value.type === 'TemplateLiteral') {
      add(key, templateText(value, source));
      visit(value['expressions'], key);
    } else if (value.type === 'Property') {
      const name = nameOf(value['key']);
      visit(value['value'], key === '' ? name : `${key}.${name}`);
    } else if (value.type === 'CallExpression') {
      visit(value['arguments'], key);
    } else {
      Object.values(value).forEach((part) => visit(part, key));
    }
  };
  visit(parseSync(file, source).program.body, '');
  return found;
}

function nameOf(key: unknown): string {
  return isNode(key) ? String(key['name'] ?? key['value']) : '';
}

function templateText(node: Node, source: string): string {
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  const expressions = node['expressions'] as { start: number; end: number }[];
  const named = expressions.map(({ start, end }) => source.slice(start, end).replace(/^.*[^\w.].*$/s, 'value'));
  return quasis.map(({ value }, at) => value.cooked + (at < named.length ? `{${named[at]}}` : '')).join('');
}

/** All English texts for users. */
export function readTexts(): Text[] {
  return globSync(SOURCES, { cwd: ROOT }).flatMap((found) => {
    const file = found.replaceAll('\\', '/');
    return textsOf(file, readFileSync(path.join(ROOT, file), 'utf8'));
  });
}
