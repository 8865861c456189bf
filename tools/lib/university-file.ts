import { isFileEntry } from '@abroad/reference-data/file-row';
import { readFile } from 'node:fs/promises';

/**
 * Reads a file in the format of Hipo/university-domains-list.
 * @returns its entries, not validated
 * @throws Error with one line about the problem of the file
 */
export async function readUniversityFile(path: string): Promise<unknown[]> {
  const entries = parse(path, await read(path));
  if (!Array.isArray(entries)) {
    throw new Error(`${path} holds no list: it must be a JSON array as in Hipo/university-domains-list`);
  }
  if (!entries.some(isFileEntry)) {
    throw new Error(`${path} is no list of universities: no entry has "name" and "alpha_two_code"`);
  }
  return entries;
}

async function read(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') {
      throw new Error(`${path} does not exist`, { cause: error });
    }
    if (code === 'EISDIR') {
      throw new Error(`${path} is a folder`, { cause: error });
    }
    throw new Error(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    throw new Error(`${path} is not JSON: ${message}`, { cause: error });
  }
}
