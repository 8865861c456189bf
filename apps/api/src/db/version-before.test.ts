import { expect, test } from 'vitest';
import { newId } from '../core/ids.ts';
import { withDatabaseBefore } from '../testing/database-before.ts';

const FIRST = '0109-keys-begin-with-their-owner.sql';
const [user_id, profile_id] = [newId(), newId()];
const PERSON = `
  insert into authenticated_user (id, clerk_id, slug, first_name, last_name) values ('${user_id}', 'x', 'xxx', 'Linh', 'Tran');
  insert into mentor_profile (id, auth_user_id, status, time_zone) values ('${profile_id}', '${user_id}', 'active', 'UTC')`;

/** Accepts terms as the version before does. */
const accept = () => `
  insert into terms_acceptance (id, auth_user_id, terms, version) values ('${newId()}', '${user_id}', 'mentor', '1')
  on conflict on constraint terms_acceptance_once do nothing`;

/** Writes what a mentor is found by as the version before does, who studied in a country. */
const putMentor = (country: string, price: number) => `
  with written as (
    insert into mentor_search (profile_id, auth_user_id, origin_country_code, destination_country_codes, price_from, sort_name, created_at)
    values ('${profile_id}', '${user_id}', 'VN', '{${country}}', ${price}, 'linh tran', '2026-01-01')
    on conflict (profile_id) do update set destination_country_codes = '{${country}}', price_from = ${price}
    returning *
  ), found as (select *, $$'alinh'$$::tsvector as words from written)
  merge into search_document document
  using (
    select profile_id, rank_score, created_at, rating, price_from, sort_name, words,
      search_filters_of(origin_country_code::text, destination_country_codes, university_ids, degree_ids, topics,
        education_start_years) as filters
    from found) found
  on document.profile_id = found.profile_id
  when matched then update set price_from = found.price_from, filters = found.filters
  when not matched then
    insert (profile_id, rank_score, created_at, rating, price_from, sort_name, words, filters)
    values (found.profile_id, found.rank_score, found.created_at, found.rating, found.price_from, found.sort_name, found.words,
      found.filters)`;

test('the version before goes on where these migrations have come, and what it writes is found and told of', () =>
  withDatabaseBefore(FIRST, async ({ client, applyAll }) => {
    await client.query(PERSON);
    await client.query(accept());
    await client.query(putMentor('NL', 20));
    await applyAll();
    await client.query(accept());
    await client.query('delete from search_change');
    await client.query(putMentor('DE', 30));
    const { rows } = await client.query(`
      select told.destination_country_codes, document.price_from,
        (select count(*)::int from terms_acceptance) as accepted,
        (select count(*)::int from search_change where not only_times and not only_card) as told
      from search_document document cross join search_filters_read(filters) as told`);
    expect(rows).toEqual([{ destination_country_codes: ['DE'], price_from: '30', accepted: 1, told: 1 }]);
  }));
