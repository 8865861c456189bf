import { expect, test } from 'vitest';
import { newId } from '../core/ids.ts';
import { everyBeginning } from './lexemes.ts';
import { withDatabaseBefore } from '../testing/database-before.ts';

const ONCE = '0105-search-words-once.sql';
const [user_id, profile_id] = [newId(), newId()];
const TOPICS = `array['budgeting', 'bank-account']`;

/** A mentor whose words stand twice, a saved search of then, and a change that nobody has looked at. */
const BEFORE = `
  insert into authenticated_user (id, clerk_id, slug, first_name, last_name) values ('${user_id}', 'x', 'xxx', 'Linh', 'Tran');
  insert into mentor_profile (id, auth_user_id, status, time_zone) values ('${profile_id}', '${user_id}', 'active', 'UTC');
  insert into saved_search (id, auth_user_id, name, keyword, origin_country_codes, destination_country_codes, university_ids, degree_ids,
    topics, sameness, words, words_version, hooks, mail, mail_frequency, seen_at)
  values ('${newId()}', '${user_id}', 'Mine', '{}', '{}', '{}', '{}', '{}', '{}', 'x', $$'lin':* & '小明':*$$, 1, '{word:lin}', true, 'daily', now());
  insert into mentor_search (profile_id, auth_user_id, origin_country_code, topics, words, sort_name, created_at)
  values ('${profile_id}', '${user_id}', 'VN', ${TOPICS}, $$'linh':1A '小明':1D$$, 'linh tran', now());
  update mentor_search set words = $$'lina':1A$$, topics = '{}'`;

test('what was kept of words when they stood twice is read as what it was', () =>
  withDatabaseBefore(ONCE, async ({ client, applyIt }) => {
    await client.query(BEFORE);
    await applyIt();
    const { rows } = await client.query(
      `select search.words = $1::tsquery as is_same, change.was_found, change.words @@ search.words as fits,
        change.filters = search_filters_of('VN', '{}', '{}', '{}', ${TOPICS}, '{}') as has_filters
      from saved_search search cross join saved_search_change change order by change.id`,
      [everyBeginning(['lin', '小明'])],
    );
    expect(rows).toEqual([
      { is_same: true, was_found: false, fits: null, has_filters: null },
      { is_same: true, was_found: true, fits: true, has_filters: true },
    ]);
    const documents = await client.query('select profile_id, words::text from search_document');
    expect(documents.rows).toEqual([{ profile_id, words: `'alina'` }]);
  }));
