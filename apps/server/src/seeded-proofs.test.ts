/** @module-tag full It fills a database with the demonstration data. */
import { expect, test } from 'vitest';
import { seededDatabase } from './seeded-database.test-helper.ts';

const { query, count } = seededDatabase();

test('[T-82] demonstration data have proofs of every kind, and most mentors have none', async () => {
  for (const kind of ['affiliation', 'graduation', 'vouched']) {
    expect(await count(`education_proof where kind = '${kind}' and state = 'proven'`), kind).toBeGreaterThan(5);
  }
  const proven = await count('(select distinct profile_id from education_proof) as mentors');
  expect(proven).toBeGreaterThan(60);
  expect(proven).toBeLessThan(150);
  expect(
    await query(`select kind, domain from education_proof join authenticated_user person on person.id = auth_user_id
      where slug = 'linh-tran' order by kind`),
  ).toEqual([
    { kind: 'affiliation', domain: 'tudelft.nl' },
    { kind: 'graduation', domain: null },
  ]);
});

test('[T-82] the search finds by exactly these proofs, and each has an event', async () => {
  const rows = await query<{ profile_id: string; found: string[]; proven: string[] }>(`
    select document.profile_id,
      array(select substr(lexeme, 2) from unnest(tsvector_to_array(filters)) lexeme where lexeme ^@ 'v' order by 1) as found,
      array(select distinct value from education_proof proof cross join lateral unnest(array['any', proof.kind]) value
        where proof.profile_id = document.profile_id and value <> 'affiliation' order by 1) as proven
    from search_document document`);
  expect(rows).toHaveLength(302);
  for (const { found, proven, profile_id } of rows) expect(found, profile_id).toEqual(proven);
  expect(
    await count('education_proof proof where not exists (select from education_proof_event where proof_id = proof.id)'),
  ).toBe(0);
});

test('[T-82] proofs are of studies abroad, with a listed domain or an invitation behind them, and of the past', async () => {
  expect(
    await count(`education_proof proof join mentor_education entry on entry.id = education_id
      where not is_study_abroad or entry.university_id <> proof.university_id or proven_at > now()
        or proof.kind <> 'affiliation' and proven_at < end_date`),
  ).toBe(0);
  expect(
    await count(`education_proof proof where kind = 'affiliation' and not exists (
      select from university_mail_domain known where known.domain = proof.domain
        and known.university_id = proof.university_id and flags = '{}')`),
  ).toBe(0);
  expect(
    await count(`education_proof proof where kind = 'vouched'
      and not exists (select from vouch_invite where proof_id = proof.id)`),
  ).toBe(0);
});
