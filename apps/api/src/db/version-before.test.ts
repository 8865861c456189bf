import { expect, test } from 'vitest';
import { newId } from '../core/ids.ts';
import { withDatabaseAfter } from '../testing/database-after.ts';

/** The last migration of the previous version: the baseline, until a release follows it. */
const LAST_BEFORE = '0014-search-pages.sql';
const [user_id, profile_id] = [newId(), newId()];
const PERSON = `
  insert into authenticated_user (id, clerk_id, slug, first_name, last_name) values ('${user_id}', 'x', 'xxx', 'Linh', 'Tran');
  insert into mentor_profile (id, auth_user_id, status, time_zone) values ('${profile_id}', '${user_id}', 'active', 'UTC')`;

/** Accepts terms as the previous version does. */
const ACCEPT = `
  insert into terms_acceptance (auth_user_id, terms, version) values ('${user_id}', 'mentor', '1')
  on conflict on constraint terms_acceptance_once do nothing`;

/** Writes the search data of a mentor who studied in a country as the previous version does. */
const putMentor = (country: string, price: number) => `
  with written as (
    insert into mentor_search (profile_id, auth_user_id, rank_score, price_from, currency, next_available_at)
    values ('${profile_id}', '${user_id}', 3000, ${price}, 'EUR', null)
    on conflict (profile_id) do update set rank_score = 3000, price_from = ${price}, currency = 'EUR'
    returning profile_id, rank_score, price_from
  ), found as (
    select written.*, '2026-01-01'::timestamptz as created_at, 4.5::numeric as rating, 'linh tran' as sort_name,
      $$'alinh'$$::tsvector as words,
      $$'*' 'oVN' 't${country}'$$::tsvector as filters
    from written)
  merge into search_document document
  using found on document.profile_id = found.profile_id
  when matched then update set price_from = found.price_from, filters = found.filters
  when not matched then
    insert (profile_id, rank_score, created_at, rating, price_from, sort_name, words, filters)
    values (found.profile_id, found.rank_score, found.created_at, found.rating, found.price_from, found.sort_name, found.words,
      found.filters)`;

test('the previous version works after later migrations, and its writes are found and announced', () =>
  withDatabaseAfter(LAST_BEFORE, async ({ client, applyAll }) => {
    await client.query(PERSON);
    await client.query(ACCEPT);
    await client.query(putMentor('NL', 20));
    await applyAll();
    await client.query(ACCEPT);
    await client.query('delete from search_change');
    await client.query(putMentor('DE', 30));
    const { rows } = await client.query(`
      select told.destination_country_codes, document.price_from,
        (select count(*)::int from terms_acceptance) as accepted,
        (select count(*)::int from search_change where not only_times and not only_card) as told
      from search_document document cross join search_filters_read(filters) as told`);
    expect(rows).toEqual([{ destination_country_codes: ['DE'], price_from: '30', accepted: 1, told: 1 }]);
  }));
