import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUniversityFile } from './university-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'university-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function reading(text: string): Promise<unknown[]> {
  const file = path.join(folder, 'list.json');
  await writeFile(file, text);
  return readUniversityFile(file);
}

test('reads a list, with or without a byte order mark', async () => {
  const entries = [{ name: 'A', alpha_two_code: 'DE', domains: ['a.de'] }];
  await expect(reading(JSON.stringify(entries))).resolves.toEqual(entries);
  await expect(reading(`\uFEFF${JSON.stringify(entries)}`)).resolves.toEqual(entries);
});

test('reports in one line what is wrong with a file', async () => {
  await expect(readUniversityFile(path.join(folder, 'none.json'))).rejects.toThrow(/none\.json does not exist$/);
  await expect(readUniversityFile(folder)).rejects.toThrow(/is a folder$/);
  await expect(reading('{')).rejects.toThrow(/list\.json is not JSON: [^\n]+$/);
  await expect(reading('{}')).rejects.toThrow(/holds no list/);
  await expect(reading('[]')).rejects.toThrow(/is no list of universities/);
  await expect(reading('[{"title": "A"}]')).rejects.toThrow(/is no list of universities/);
});
