import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'setting-files-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = path.join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

test('[T-340] each setting can be read from a file, without the line break at its end', () => {
  expect(readConfig({ METRICS_TOKEN_FILE: fileWith(`${'a'.repeat(16)}\n`) }).metrics_token).toBe('a'.repeat(16));
  expect(readConfig({ RECEIPT_ISSUER_FILE: fileWith('Mentors GmbH\r\n') }).receipt_issuer).toEqual(['Mentors GmbH']);
  // Unknown variables with this suffix are ignored.
  expect(readConfig({ NODE_REPL_FILE: '/nowhere' }).port).toBe(3000);
});

test('[T-340] a file that can’t be used is named with the setting, and its text is never shown', () => {
  const wrong = (given: Record<string, string>) => () => readConfig(given);
  expect(wrong({ SMTP_URL_FILE: '/nowhere' })).toThrow("SMTP_URL_FILE: the file /nowhere can't be read (ENOENT)");
  expect(wrong({ SMTP_URL_FILE: folder })).toThrow(`SMTP_URL_FILE: the file ${folder} can't be read (EISDIR)`);
  expect(wrong({ SMTP_URL_FILE: fileWith('\n') })).toThrow(/^SMTP_URL_FILE: the file \S+ is empty$/);
  const both = { METRICS_TOKEN_FILE: fileWith('hush-hush-hush-hush'), METRICS_TOKEN: 'b'.repeat(16) };
  expect(wrong(both)).toThrow(/^METRICS_TOKEN_FILE: METRICS_TOKEN is set, too; keep one of them$/);
  // A value that is refused is refused under the setting's own name.
  expect(wrong({ METRICS_TOKEN_FILE: fileWith('hush') })).toThrow(/^METRICS_TOKEN: must have 16 characters or more$/);
});
