-- The search on PostgreSQL alone knows who has a word as bits, too: docs/search.md, "PostgreSQL alone". This takes some
-- seconds at a million mentors, for another sample; a job makes the bits of words bit by bit (a minute or two of processor time).
--
-- search_bitmap has, beside the values of filters,
--   lexemes of search_document.words that one mentor of 128 has by the sample (adelft), and
--   rests: who has any other word of that weight that begins so, where as many do (~ade).
alter table search_bitmap set (fillfactor = 80);

-- Which lexemes and rests have bits. Until all are made, they are not ready, but what changes is brought into them already.
create table search_kept (
  value    text collate "C" primary key,
  is_ready boolean not null default false
);
-- How far the bits of those that are not ready are made: documents from this chunk on are still to be counted.
create table search_build (
  only_row   boolean primary key default true check (only_row),
  next_chunk integer,
  -- When it was looked for words that should have bits.
  looked_at  timestamptz
);
insert into search_build default values;
-- While bits are made, the values that a lexeme counts for.
create table search_counted (
  lexeme text collate "C" not null,
  value  text collate "C" not null
);

drop function search_bits(text[], integer[], tsquery);
drop function search_ordinals(bit varying) cascade;
do $$
declare name text;
begin
  for name in select oid::regprocedure from pg_proc where pronamespace = current_schema()::regnamespace
      and (proname ^@ 'search_walk_' or proname ^@ 'search_pick_' or proname ^@ 'search_page_') loop
    execute format('drop function %s', name);
  end loop;
end $$;
drop aggregate search_concatenation(bit varying);

create function search_letters() returns text[] language sql immutable parallel safe as $$ select array['a', 'b', 'c', 'd'] $$;
create function search_is_kept(lexeme text) returns boolean language sql stable parallel safe as $$
  select exists (select from search_kept where value = lexeme and is_ready)
$$;
create function search_quoted(lexeme text) returns text language sql immutable parallel safe as $$
  select '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''''
$$;

-- Whether a document is in the sample: one of 256, by a number that has nothing to do with what repeats every so many documents.
create function search_is_sampled(ordinal integer) returns boolean language sql immutable parallel safe as $$
  select (ordinal * 2654435769 & 4294967295) < 16777216
$$;

-- The rests that a lexeme belongs to, if it has no bits of its own: ~da, ~dan, ~dann.
create function search_rests_of(lexeme text) returns setof text language sql stable as $$
  select '~' || left(lexeme, length) from generate_series(2, least(length(lexeme), 9)) length
  where exists (select from search_kept where value = '~' || left(lexeme, length))
$$;

-- What has bits of some words and filters, which says nothing of words that hardly anybody has.
create function search_values_of(lexemes tsvector) returns tsvector language sql stable as $$
  select array_to_tsvector(array(
    select lexeme from unnest(tsvector_to_array(lexemes)) lexeme
    where lexeme !~ '^[abcd]' or exists (select from search_kept where value = lexeme)
    union
    select rest from unnest(tsvector_to_array(lexemes)) lexeme cross join search_rests_of(lexeme) rest where lexeme ~ '^[abcd]'))
$$;

-- What was tallied tells of words, too; of somebody who goes only what has to be taken away.
create or replace function keep_search_counts() returns trigger language plpgsql as $$
declare
  at integer := case when tg_op = 'DELETE' then old.ordinal else new.ordinal end;
  was tsvector := case when tg_op = 'INSERT' then '' else old.filters || old.words end;
  is_now tsvector := case when tg_op = 'DELETE' then '' else new.filters || new.words end;
begin
  if tg_op = 'DELETE' then
    with gone as (delete from search_tally where ordinal = at returning id, search_tally.was)
    select search_values_of(coalesce((select gone.was from gone order by id limit 1), was)) into was;
  end if;
  if was <> is_now or tg_op = 'DELETE' then
    insert into search_tally (ordinal, was, is_now) values (at, was, is_now);
  end if;
  if search_is_sampled(at) then
    delete from search_sample where ordinal = at;
    if tg_op <> 'DELETE' then
      insert into search_sample values (at, new.words, new.filters);
    end if;
  end if;
  return null;
end $$;

-- Searches go by search_word for words that have no bits, so none may be missing there: who brings words and who takes some away are
-- never at it at the same time. What somebody who goes had is taken away at once, or where others are writing by the job that folds.
create table search_word_left (
  word text collate "C" not null
);

create or replace function keep_search_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_document where profile_id = old.profile_id;
    insert into search_word_left (word) select lexeme from unnest(old.words);
    perform search_forget_words();
    return null;
  end if;
  insert into search_document (profile_id, rank_score, created_at, rating, price_from, sort_name, words, filters)
  values (new.profile_id, new.rank_score, new.created_at, new.rating, new.price_from, new.sort_name, search_words_of(new.words),
    search_filters_of(new.origin_country_code, new.destination_country_codes, new.university_ids, new.degree_ids, new.topics,
      new.education_start_years))
  on conflict (profile_id) do update set rank_score = excluded.rank_score, created_at = excluded.created_at,
    rating = excluded.rating, price_from = excluded.price_from, sort_name = excluded.sort_name, words = excluded.words,
    filters = excluded.filters;
  if tg_op = 'INSERT' or old.words is distinct from new.words then
    lock table search_word in row exclusive mode;
    insert into search_word (word)
    select lexeme from unnest(new.words) where not exists (select from search_word known where known.word = lexeme);
  end if;
  return null;
end $$;

-- A word that nobody has any more may be the name of somebody who is erased. Whoever writes meanwhile waits no longer than this does.
create function search_forget_words() returns void language plpgsql set lock_timeout = '100ms' as $$
begin
  if not exists (select from search_word_left) then
    return;
  end if;
  lock table search_word in share row exclusive mode;
  with gone as (delete from search_word_left returning word)
  delete from search_word where word in (
    select word from gone, search_query_of(word) query
    where not exists (select from search_sample where words @@ query)
      and not exists (select from search_document where words @@ query));
exception when lock_not_available then
  -- The next time, then.
end $$;

-- Brings what was tallied into the bitmaps: all of it, so that the order of changes doesn't matter. Whoever comes second leaves.
create or replace function search_fold() returns void language plpgsql as $$
declare mask record;
begin
  if not pg_try_advisory_xact_lock(727275) then
    return;
  end if;
  for mask in
    with taken as (delete from search_tally returning id, ordinal, was, is_now),
    before as (select distinct on (ordinal) ordinal, was from taken order by ordinal, id),
    after as (select distinct on (ordinal) ordinal, is_now from taken order by ordinal, id desc),
    changed as materialized (
      select ordinal, is_now, tsvector_to_array(ts_delete(was, tsvector_to_array(is_now))) as gone,
        tsvector_to_array(ts_delete(is_now, tsvector_to_array(was))) as come
      from before join after using (ordinal)),
    bits as (
      select value, ordinal, 0 as bit from changed cross join unnest(gone) value
      union all
      select value, ordinal, 1 from changed cross join unnest(come) value),
    -- Of words without bits; a rest that somebody leaves with one word may be kept by another.
    lost as (
      select ordinal, rest as value from changed cross join unnest(gone) lexeme cross join search_rests_of(lexeme) rest
      where lexeme ~ '^[abcd]'),
    had as (
      select ordinal, rest as value from changed cross join unnest(tsvector_to_array(is_now)) lexeme
      cross join search_rests_of(lexeme) rest
      where lexeme ~ '^[abcd]' and not exists (select from search_kept where value = lexeme)),
    all_bits as (
      select value, ordinal, bit from bits where value !~ '^[abcdu]' or exists (select from search_kept kept where kept.value = bits.value)
        or value ~ '^u' and exists (select from search_bitmap known where known.value = bits.value)
      union all
      select value, ordinal, 0 from (select * from lost except select * from had) rests
      union all
      select value, ordinal, 1 from had)
    select value, ordinal >> 13 as chunk,
      search_chunk(ordinal & 8191, 1) filter (where bit = 0) as off, search_chunk(ordinal & 8191, 1) filter (where bit = 1) as on
    from all_bits group by 1, 2 order by 1, 2
  loop
    insert into search_bitmap as present (value, chunk, bits)
    values (mask.value, mask.chunk, coalesce(mask.on, 0::bit(8192)))
    on conflict (value, chunk) do update
    set bits = (present.bits & ~coalesce(mask.off, 0::bit(8192))) | coalesce(mask.on, 0::bit(8192));
  end loop;
  perform search_forget_words();
end $$;

-- Chooses words and rests that are to have bits beside those that do: those that so many of the sample have.
create function search_plan_bits(fewest integer) returns void language plpgsql
set work_mem = '256MB' set jit = off set enable_nestloop = off set enable_mergejoin = off as $$
begin
  -- With a weight in which many have a word, the others get bits too, but for those in which hardly anybody has it.
  insert into search_kept (value)
  select lexeme from (
    select lexeme, count(*) as own, sum(count(*)) over (partition by substr(lexeme, 2)) as in_all
    from search_sample cross join unnest(tsvector_to_array(words)) lexeme group by 1) counted
  where in_all >= fewest and own * 15 >= fewest
  on conflict do nothing;
  insert into search_kept (value)
  select '~' || beginning from (
    select beginning, count(*) as own, sum(count(*)) over (partition by substr(beginning, 2)) as in_all
    from (
      select distinct ordinal, left(lexeme, length) as beginning
      from search_sample cross join unnest(tsvector_to_array(words)) lexeme cross join generate_series(2, 9) length
      where length(lexeme) >= length and lexeme not in (select value from search_kept)) had
    group by 1) counted
  where in_all >= fewest and own * 4 >= fewest
  on conflict do nothing;
  insert into search_counted
  select value, value from search_kept where not is_ready and value !~ '^~'
  union all
  select letter || word, value
  from (select distinct left(word, length) as beginning, word from search_word cross join generate_series(1, 8) length
    where length(word) >= length) known
  join (select value, substr(value, 2, 1) as letter, substr(value, 3) as beginning from search_kept
    where not is_ready and value ~ '^~') rest using (beginning)
  where letter || word not in (select value from search_kept);
  analyze search_kept, search_counted;
  update search_build set next_chunk = 0 where exists (select from search_kept where not is_ready);
end $$;

-- Makes so many chunks of the bits that are not ready. Who changes meanwhile is in search_tally, and is folded in afterwards.
-- returns whether there is more to do.
create function search_build_bits(chunks integer) returns boolean language plpgsql
set work_mem = '256MB' set jit = off set enable_nestloop = off set enable_mergejoin = off as $$
declare
  first integer;
  last integer;
begin
  perform pg_advisory_xact_lock(727275);
  select next_chunk, (select coalesce(max(ordinal), 0) >> 13 from search_document) into first, last from search_build;
  if first is null then
    return false;
  end if;
  insert into search_bitmap as present
  select value, ordinal >> 13, search_chunk(ordinal & 8191, 1)
  from (select ordinal, unnest(tsvector_to_array(words)) as lexeme from search_document
    where ordinal >= first << 13 and ordinal < (first + chunks) << 13) document join search_counted using (lexeme)
  group by 1, 2
  on conflict (value, chunk) do update set bits = excluded.bits;
  if first + chunks <= last then
    update search_build set next_chunk = first + chunks;
    return true;
  end if;
  update search_kept set is_ready = true where not is_ready;
  delete from search_counted;
  update search_build set next_chunk = null;
  return false;
end $$;

-- Once an hour looks whether there are words that should have bits: the first time, or after all was counted anew, those that one of
-- 128 has, later those that one of 64 has by now.
create function search_look_for_words() returns void language plpgsql as $$
declare known boolean := exists (select from search_kept);
begin
  perform pg_advisory_xact_lock(727275);
  if exists (select from search_build where next_chunk is null and (looked_at is null or looked_at < now() - interval '1 hour')) then
    perform search_plan_bits(greatest((select count(*) from search_sample)::integer / case when known then 64 else 128 end, 4));
    update search_build set looked_at = now();
  end if;
end $$;

-- Makes bitmaps and sample anew from the documents, after these were loaded past the triggers; the bits of words come later, by the job.
create or replace function search_recount() returns void language plpgsql set work_mem = '512MB' as $$
begin
  perform pg_advisory_xact_lock(727275);
  lock table search_document in share mode;
  truncate search_bitmap, search_tally, search_sample, search_kept, search_counted;
  update search_build set next_chunk = null, looked_at = null;
  insert into search_sample select ordinal, words, filters from search_document where search_is_sampled(ordinal);
  insert into search_bitmap
  with popular as materialized (
    select value from search_sample cross join unnest(tsvector_to_array(filters)) value
    where value ~ '^u' group by value having count(*) >= 4)
  select value, ordinal >> 13, search_chunk(ordinal & 8191, 1)
  from search_document cross join unnest(tsvector_to_array(filters)) value
  where value !~ '^u' or value in (select value from popular)
  group by 1, 2;
end $$;

-- Who is found, by ordinal, is a string of bytes: unlike one of bits it is put together in one go. Bit n of it is get_bit(who, n # 7).
create function search_no_bytes() returns bytea language sql immutable parallel safe as $$ select decode(repeat('00', 1024), 'hex') $$;
create function search_bytes(bits bit) returns bytea language sql immutable parallel safe as $$ select substring(bit_send(bits) from 5) $$;

-- Where the ones are; parts of 256 without one are passed over.
create function search_ordinals(who bytea) returns setof integer language plpgsql stable set jit = off
set max_parallel_workers_per_gather = 0 as $$
begin
  return query
  select (number * 256 + sum(length(gap) + 1) over (partition by number order by nth) - 1)::integer
  from (select number, substring(who from number * 32 + 1 for 32) as part from generate_series(0, (length(who) - 1) / 32) number offset 0) cut
  cross join lateral string_to_table((('x' || encode(part, 'hex'))::bit(256))::text, '1') with ordinality as pieces (gap, nth)
  where part <> decode(repeat('00', 32), 'hex') and nth <= bit_count(part);
end $$;

create function search_last_chunk() returns integer language sql stable as $$
  select greatest((select max(chunk) from search_bitmap where value = '*'), (select max(ordinal) >> 13 from search_tally))
$$;

-- Who meets filters, as before; null where a university is asked for that has no bitmap.
create function search_bits(filter_values text[], filter_groups integer[], asked tsquery) returns bytea
language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 as $$
begin
  if exists (select from unnest(filter_values) wish where wish ~ '^u'
      and not exists (select from search_bitmap where value = wish)) then
    return null;
  end if;
  return (
    with found as materialized (select * from search_chunks(filter_values, filter_groups, asked))
    select coalesce(string_agg(coalesce(search_bytes(found.bits), search_no_bytes()), '' order by number), '')
    from generate_series(0, search_last_chunk()) number left join found on found.chunk = number);
end $$;

-- What a word needs beside bitmaps: a query for words that begin so and have none. (Where a weight has a rest, only for the word as it is,
-- if that counts for more.)
-- is_told: whether bitmaps and that query tell who has it. They don't where no word that begins so has a bitmap, for then the index of
-- words is as good, nor where too many words or mentors have none. is_had: whether anybody has it.
create function search_rare(word text, is_ranked boolean, out is_told boolean, out rare text, out is_had boolean)
language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 as $$
declare
  most constant integer := 1000;
  last constant text := U&'\+10FFFF';
  begun text[];
  letter text;
begin
  is_told := false;
  is_had := exists (select from search_word known where known.word >= search_rare.word and known.word < search_rare.word || last);
  if not is_had then
    return;
  end if;
  foreach letter in array search_letters() loop
    if search_is_kept('~' || letter || word) then
      is_told := true;
      if is_ranked and not search_is_kept(letter || word) then
        rare := concat_ws('|', rare, search_quoted(letter || word));
      end if;
    elsif not exists (select from search_kept where value >= letter || word and value < letter || word || last and is_ready) then
      rare := concat_ws('|', rare, search_quoted(letter || word) || ':*');
    else
      is_told := true;
      begun := coalesce(begun, array(select distinct known.word from search_word known
        where known.word >= search_rare.word and known.word < search_rare.word || last limit most + 1));
      if cardinality(begun) > most then
        is_told := false;
        return;
      end if;
      rare := nullif(concat_ws('|', rare, (
        select string_agg(search_quoted(letter || known), '|') from unnest(begun) known where not search_is_kept(letter || known))), '');
    end if;
  end loop;
  is_told := is_told and (rare is null or (select count(*) from search_sample where words @@ rare::tsquery) < 40);
end $$;

-- Chunks of who has all words, or beginnings of them, and meets the filters, as the bitmaps say.
create function search_word_chunks(filter_values text[], filter_groups integer[], words text[])
returns table (chunk integer, bits bit) language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan
set max_parallel_workers_per_gather = 0 as $$
#variable_conflict use_column
begin
  return query
  with wish as (
    select value as low, value as high, number as wanted from unnest(filter_values, filter_groups) as filters (value, number)
    union all
    select low, high, -number::integer from unnest(words) with ordinality as each (word, number)
    cross join unnest(search_letters()) letter
    cross join lateral (values (letter || word, letter || word || U&'\+10FFFF'), ('~' || letter || word, '~' || letter || word)) range (low, high)),
  one_wish as (
    select present.chunk, wanted, bit_or(present.bits) as bits
    from wish join search_bitmap present on present.value >= low and present.value <= high group by 1, 2)
  select one_wish.chunk, bit_and(one_wish.bits) from one_wish group by 1
  having count(*) = (select count(distinct number) from unnest(filter_groups) number) + cardinality(words);
end $$;

-- What the bitmaps leave out of a search by words: who has changed since, whatever they say, and who is found without them.
-- rare: for words without bits. asked: all that is asked for, of filters and words together.
create function search_beside_bits(rare tsquery, asked_words tsquery, asked_filters tsquery, asked tsquery,
  out changed integer[], out members integer[]) language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan
set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
begin
  members := '{}';
  changed := array(select distinct ordinal from search_tally);
  if rare is not null then
    if asked_filters is null then
      members := array(select ordinal from search_document where words @@ rare and (words @@ asked_words) is true);
    else
      members := array(select ordinal from search_document where words @@ rare and filters @@ asked_filters and (words @@ asked_words) is true);
    end if;
  end if;
  if cardinality(changed) > 0 then
    members := array(
      select ordinal from unnest(members) ordinal where ordinal <> all(changed)
      union all
      select ordinal from (select distinct on (ordinal) ordinal, is_now from search_tally order by ordinal, id desc) latest
      where is_now @@ asked);
  end if;
end $$;

-- Who has all words and meets the filters; null where the bitmaps don't tell.
create function search_bits_of_words(filter_values text[], filter_groups integer[], words text[], asked_words tsquery, asked_filters tsquery,
  asked tsquery) returns bytea language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan
set max_parallel_workers_per_gather = 0 as $$
declare
  rare text;
  is_told boolean;
  is_had boolean;
  beside record;
begin
  select bool_and(told.is_told), bool_and(told.is_had), string_agg(told.rare, '|') into is_told, is_had, rare
  from unnest(words) word cross join search_rare(word, false) told;
  if not is_had then
    return '';
  end if;
  if not is_told or exists (select from unnest(filter_values) wish where wish ~ '^u'
      and not exists (select from search_bitmap where value = wish)) then
    return null;
  end if;
  beside := search_beside_bits(rare::tsquery, asked_words, asked_filters, asked);
  return (
    with found as materialized (
      select * from search_word_chunks(case when asked_filters is null then '{}' else filter_values end,
        case when asked_filters is null then '{}' else filter_groups end, words)),
    mask as (
      select ordinal >> 13 as chunk, search_chunk(ordinal & 8191, 1) filter (where is_off) as off,
        search_chunk(ordinal & 8191, 1) filter (where not is_off) as on
      from (select unnest(beside.changed) as ordinal, true as is_off union all select unnest(beside.members), false) each group by 1)
    select coalesce(string_agg(coalesce(search_bytes(case when mask.chunk is null then found.bits
      else (coalesce(found.bits, 0::bit(8192)) & ~coalesce(mask.off, 0::bit(8192))) | coalesce(mask.on, 0::bit(8192)) end),
      search_no_bytes()), '' order by number), '')
    from generate_series(0, search_last_chunk()) number
    left join found on found.chunk = number left join mask on mask.chunk = number);
end $$;

-- For each order two ways to a page of those whose bits are set: walking in that order, and picking and sorting them.
do $do$
declare
  orders constant text[] := array[
    -- name, key, direction, tie, whether what is unknown has to be walked apart
    'recommended_desc', 'rank_score', 'desc', 'asc', '', 'recommended_asc', 'rank_score', 'asc', 'desc', '',
    'newest_desc', 'created_at', 'desc', 'asc', '', 'newest_asc', 'created_at', 'asc', 'desc', '',
    'rating_desc', 'rating', 'desc nulls last', 'asc', '', 'rating_asc', 'rating', 'asc', 'desc', 'asc nulls first',
    'price_asc', 'price_from', 'asc', 'asc', '', 'price_desc', 'price_from', 'desc', 'desc', 'desc',
    'name_asc', 'sort_name', 'asc', 'asc', '', 'name_desc', 'sort_name', 'desc', 'desc', '',
    'next_available_asc', 'next_available_at', 'asc', 'asc', '',
    'next_available_desc', 'next_available_at', 'desc', 'desc', 'desc'];
  source text;
  walk text;
begin
  for at in 1..array_length(orders, 1) by 5 loop
    source := case when orders[at + 1] = 'next_available_at'
      then 'mentor_search sorted join search_document document using (profile_id)' else 'search_document sorted' end;
    if orders[at + 4] = '' then
      walk := format('(select sorted.profile_id, ordinal from %s order by sorted.%I %s, sorted.profile_id %s limit 2147483647)',
        source, orders[at + 1], orders[at + 2], orders[at + 3]);
    else
      walk := format('((select sorted.profile_id, ordinal from %1$s where sorted.%2$I is not null
          order by sorted.%2$I %3$s, sorted.profile_id %4$s limit 2147483647)
        union all (select sorted.profile_id, ordinal from %1$s where sorted.%2$I is null
          order by sorted.%2$I %5$s, sorted.profile_id %4$s limit 2147483647))',
        source, orders[at + 1], orders[at + 2], orders[at + 3], orders[at + 4]);
    end if;
    execute format($function$
      create function search_walk_%s(who bytea, skipped integer, wanted integer) returns uuid[]
      language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off
      set enable_incremental_sort = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off
      set max_parallel_workers_per_gather = 0 as $body$
      begin
        return array(select profile_id from %s walked
          where case when ordinal < length(who) * 8 then get_bit(who, ordinal # 7) end = 1 offset skipped limit wanted);
      end $body$ $function$, orders[at], walk);
    execute format($function$
      create function search_pick_%s(who bytea, skipped integer, wanted integer) returns uuid[]
      language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off
      set enable_hashjoin = off set enable_mergejoin = off set max_parallel_workers_per_gather = 0 as $body$
      begin
        return array(select sorted.profile_id from %s
          where ordinal = any(array(select search_ordinals(who)))
          order by sorted.%I %s nulls last, sorted.profile_id %s offset skipped limit wanted);
      end $body$ $function$, orders[at], source, orders[at + 1], replace(orders[at + 2], ' nulls last', ''), orders[at + 3]);
    -- Measured: a step of a walk costs 0.15 µs, one document picked 5 µs, and finding the ones among the zeros 1.2 ms a million.
    execute format($function$
      create function search_page_%1$s(who bytea, skipped integer, wanted integer, plan text, out total integer, out ids uuid[])
      language plpgsql stable as $body$
      begin
        total := bit_count(who);
        if total <= skipped then
          ids := '{}';
        elsif plan = 'walk' or plan = 'any' and least(total, skipped + wanted) * 0.15 / total < 0.0012 + total * 0.6 / length(who) then
          ids := search_walk_%1$s(who, skipped, wanted);
        else
          ids := search_pick_%1$s(who, skipped, wanted);
        end if;
      end $body$ $function$, orders[at]);
  end loop;
end $do$;

-- The first of a set by quality, of those with a score of `least_score` or more.
create function search_walk_best(who bytea, least_score integer, wanted integer)
returns table (profile_id uuid, rank_score integer) language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_sort = off set enable_bitmapscan = off set max_parallel_workers_per_gather = 0 as $$
begin
  return query
  select walked.profile_id, walked.rank_score from (
    select sorted.profile_id, sorted.rank_score, sorted.ordinal from search_document sorted where sorted.rank_score >= least_score
    order by sorted.rank_score desc, sorted.profile_id limit 2147483647) walked
  where case when ordinal < length(who) * 8 then get_bit(who, ordinal # 7) end = 1 limit wanted;
end $$;
create function search_pick_best(who bytea, least_score integer, wanted integer)
returns table (profile_id uuid, rank_score integer) language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set max_parallel_workers_per_gather = 0 as $$
begin
  return query
  select sorted.profile_id, sorted.rank_score from search_document sorted
  where sorted.ordinal = any(array(select search_ordinals(who))) and sorted.rank_score >= least_score
  order by sorted.rank_score desc, sorted.profile_id limit wanted;
end $$;

-- The points of the best class of matches, in the order of which they come.
create function search_points(words tsvector, class_points integer[], class_queries tsquery[]) returns integer language sql immutable as $$
  select case when words @@ class_queries[1] then class_points[1] when words @@ class_queries[2] then class_points[2] when words @@ class_queries[3] then class_points[3] when words @@ class_queries[4] then class_points[4]
    when words @@ class_queries[5] then class_points[5] when words @@ class_queries[6] then class_points[6] when words @@ class_queries[7] then class_points[7] when words @@ class_queries[8] then class_points[8] end
$$;

-- Who has a lexeme from `low` to `high`, or the rest of one from its low to a higher one; null for nobody.
create function search_class(low text[], high text[], mask bit[], last_chunk integer) returns bytea
language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off
set max_parallel_workers_per_gather = 0 as $$
begin
  return (
    with present as materialized (
      select chunk, bit_or(bits) as bits from (
        select chunk, bits from unnest(low, high) as range (low, high) join search_bitmap on value >= range.low and value <= range.high
        union all
        select chunk, bits from unnest(low, high) as range (low, high) join search_bitmap on value = '~' || range.low and range.low <> range.high
        ) lexemes group by 1)
    select string_agg(coalesce(search_bytes(case when mask is null then bits else bits & mask[chunk + 1] end), search_no_bytes()), ''
      order by number)
    from generate_series(0, last_chunk) number left join present on chunk = number having count(chunk) > 0);
end $$;

-- The most relevant of those who have a word and meet the filters. Of each class of matches, the best first (whole and beginning in A,
-- in B and so on), only those are looked at who may come before the ones that are found already; who fits several classes counts
-- with the best.
-- class_points, class_queries: of each class. total: null where the bitmaps don't tell.
create function search_page_relevance(filter_values text[], filter_groups integer[], word text, asked_filters tsquery, asked tsquery,
  class_points integer[], class_queries tsquery[], skipped integer, wanted integer,
  out total integer, out ids uuid[])
language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off
set max_parallel_workers_per_gather = 0 as $$
declare
  rare text;
  is_told boolean;
  is_had boolean;
  changed integer[];
  members integer[];
  last constant text := word || U&'\+10FFFF';
  last_chunk integer;
  first text;
  -- By chunk, who may be found at all; null for everybody.
  mask bit(8192)[];
  who bytea;
  scores integer[];
  least_score integer;
  in_class integer;
begin
  select told.is_told, told.is_had, told.rare into is_told, is_had, rare from search_rare(word, true) told;
  if not is_had then
    total := 0;
    ids := '{}';
    return;
  end if;
  if not is_told or exists (select from unnest(filter_values) wish where wish ~ '^u'
      and not exists (select from search_bitmap where value = wish)) then
    return;
  end if;
  changed := array(select distinct ordinal from search_tally);
  if rare is not null and asked_filters is null then
    select array_agg(ordinal), array_agg(profile_id), array_agg(rank_score + search_points(words, class_points, class_queries))
    into members, ids, scores from search_document where words @@ rare::tsquery and ordinal <> all(changed);
  elsif rare is not null then
    select array_agg(ordinal), array_agg(profile_id), array_agg(rank_score + search_points(words, class_points, class_queries))
    into members, ids, scores from search_document
    where words @@ rare::tsquery and filters @@ asked_filters and ordinal <> all(changed);
  end if;
  if cardinality(changed) > 0 then
    select members || array_agg(ordinal), ids || array_agg(profile_id),
      scores || array_agg(rank_score + search_points(words, class_points, class_queries))
    into members, ids, scores from search_document where ordinal = any(array(
      select ordinal from (select distinct on (ordinal) ordinal, is_now from search_tally order by ordinal, id desc) latest
      where is_now @@ asked));
  end if;
  last_chunk := search_last_chunk();
  if asked_filters is not null or cardinality(changed) > 0 then
    mask := array(
      with changes as (select ordinal >> 13 as chunk, search_chunk(ordinal & 8191, 1) as off from unnest(changed) ordinal group by 1),
      filtered as materialized (select * from search_chunks(filter_values, filter_groups, asked_filters))
      select coalesce(filtered.bits, 0::bit(8192)) & ~coalesce(changes.off, 0::bit(8192))
      from generate_series(0, last_chunk) number left join filtered on filtered.chunk = number
      left join changes on changes.chunk = number order by number);
  end if;
  who := search_class(array(select letter || word from unnest(search_letters()) letter),
    array(select letter || last from unnest(search_letters()) letter), mask, last_chunk);
  total := coalesce(bit_count(who), 0) + (
    select count(*) from unnest(members) ordinal where who is null or ordinal >= length(who) * 8 or get_bit(who, ordinal # 7) = 0);
  for at in 1..cardinality(class_points) loop
    -- Who is found so far, in order, and what the others need.
    select array_agg(profile_id order by score desc, profile_id), array_agg(score order by score desc, profile_id)
    into ids, scores from (
      select profile_id, max(score) as score from unnest(ids, scores) as hit (profile_id, score) group by 1
      order by 2 desc, 1 limit skipped + wanted) best;
    least_score := case when cardinality(scores) = skipped + wanted then scores[skipped + wanted] - class_points[at] else -2000000000 end;
    exit when least_score > search_best_score();
    first := (search_letters())[(at + 1) / 2] || word;
    who := search_class(array[first], array[case when at % 2 = 1 then first else first || U&'\+10FFFF' end], mask, last_chunk);
    in_class := bit_count(who);
    continue when coalesce(in_class, 0) = 0;
    if least(in_class, skipped + wanted) * 0.15 / in_class < 0.0012 + in_class * 0.6 / length(who) then
      select ids || array_agg(profile_id), scores || array_agg(rank_score + class_points[at]) into ids, scores
      from search_walk_best(who, least_score, skipped + wanted);
    else
      select ids || array_agg(profile_id), scores || array_agg(rank_score + class_points[at]) into ids, scores
      from search_pick_best(who, least_score, skipped + wanted);
    end if;
  end loop;
  ids := array(
    select profile_id from (
      select profile_id, max(score) as score from unnest(ids, scores) as hit (profile_id, score) group by 1) best
    order by score desc, profile_id offset skipped limit wanted);
end $$;
create function search_best_score() returns integer language sql stable as $$ select max(rank_score) from search_document $$;

truncate search_sample;
insert into search_sample select ordinal, words, filters from search_document where search_is_sampled(ordinal);
analyze search_sample;
-- What was tallied so far tells of filters alone.
select search_fold();
