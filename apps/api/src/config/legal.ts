import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Language } from '@abroad/contract';
import { LEGAL_KINDS, type LegalKind, type LegalText, type LegalTexts } from '../core/legal-texts.ts';
import { markdownToHtml } from '../core/markdown.ts';

const FILE = new RegExp(`^(${LEGAL_KINDS.join('|')})\\.([\\w-]+)\\.md$`);
const FRONT = /^---\r?\nversion:[ \t]*(\S+)[ \t]*\r?\n---\r?\n/;
/** The length of a version that an acceptance stores. */
const VERSION_CHARACTERS = 20;
const DIGITS = 12;

interface File {
  kind: LegalKind;
  language: string;
  version: string | null;
  markdown: string;
}

function readText(folder: string, name: string): File | string {
  const [, kind, language = ''] = FILE.exec(name) ?? [];
  if (kind === undefined || !Language.safeParse(language).success) {
    return `LEGAL_DIR: ${name} is none of ${LEGAL_KINDS.join(', ')} with a language of the product, as in terms.en.md`;
  }
  const text = readFileSync(path.join(folder, name), 'utf8');
  const [front = '', version = null] = FRONT.exec(text) ?? [];
  const markdown = text.slice(front.length);
  if (markdown.trim() === '') return `LEGAL_DIR: ${name} says nothing`;
  if (version !== null && version.length > VERSION_CHARACTERS) {
    return `LEGAL_DIR: the version of ${name} has more than ${VERSION_CHARACTERS} characters`;
  }
  return { kind: kind as LegalKind, language, version, markdown };
}

/** Returns the version that the files state, or else a digest of all of them. */
function versionOf(files: readonly File[]): string | null {
  const stated = new Set(files.map(({ version }) => version).filter((version) => version !== null));
  if (stated.size > 1) return null;
  const [one] = stated;
  if (one !== undefined) return one;
  const all = JSON.stringify(files.map(({ language, markdown }) => [language, markdown]));
  return createHash('sha256').update(all).digest('hex').slice(0, DIGITS);
}

function toText(files: readonly File[]): LegalText | null {
  const version = versionOf(files);
  const texts = Object.fromEntries(files.map(({ language, markdown }) => [language, markdownToHtml(markdown)]));
  return version === null ? null : { version, texts };
}

function listNames(folder: string): string[] | null {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .toSorted();
  } catch {
    return null;
  }
}

/**
 * Reads Markdown files such as `terms.en.md` once. A file may begin with its version between two lines of `---`.
 * @returns the texts, or one line for each file that can't be used.
 */
export function readLegalTexts(folder: string | undefined): { legal: LegalTexts; problems: string[] } {
  if (folder === undefined) return { legal: {}, problems: [] };
  const names = listNames(folder);
  if (names === null) return { legal: {}, problems: [`LEGAL_DIR: the folder ${folder} can't be read`] };
  const read = names.map((name) => readText(folder, name));
  const files = read.filter((one) => typeof one !== 'string');
  const problems = read.filter((one) => typeof one === 'string');
  if (names.length === 0) problems.push(`LEGAL_DIR: the folder ${folder} has no text in it`);
  const legal: Partial<Record<LegalKind, LegalText>> = {};
  for (const kind of LEGAL_KINDS) {
    const own = files.filter((file) => file.kind === kind);
    const text = own.length === 0 ? undefined : toText(own);
    if (text === null) problems.push(`LEGAL_DIR: the files of ${kind} state different versions`);
    else if (text !== undefined) legal[kind] = text;
  }
  return { legal, problems };
}
