import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

/** Migrations that gave a function new lines, after the baseline with its first definition could no longer be edited. */
const REPLACED: Readonly<Record<string, string>> = {
  tell_search_of_changed: '0150-available-half-hours.sql',
  check_booking_move: '0303-whole-withdrawal.sql',
  expect_payable: '0303-whole-withdrawal.sql',
  check_payout_account_move: '0211-payout-route-fees.sql',
  check_case_transition: '0193-who-holds-a-suspension.sql',
  check_payout_move: '0207-payouts-whose-answer-is-lost.sql',
  check_proof_transition: '0197-revoked-proofs-come-back.sql',
  refuse_review_change: '0198-contacts-in-old-reviews.sql',
};

const FOLDER = 'apps/api/src/db/migrations';
const DEFINITION = /create (?:or replace )?function (\w+)\(/g;

const definitions = globSync('*.sql', { cwd: path.join(ROOT, FOLDER) }).flatMap((file) => {
  const text = readFileSync(path.join(ROOT, FOLDER, file), 'utf8');
  return [...text.matchAll(DEFINITION)].map(([, name = '']) => ({ file, name }));
});

test('each database function is defined in one migration, except those that a later one replaces', () => {
  const byName = Map.groupBy(definitions, ({ name }) => name);
  const several = [...byName].filter(([, files]) => files.length > 1);
  const last = several.map(([name, files]) => [
    name,
    files
      .map(({ file }) => file)
      .toSorted()
      .at(-1),
  ]);
  expect(definitions.length).toBeGreaterThan(50);
  expect(Object.fromEntries(last)).toEqual(REPLACED);
});
