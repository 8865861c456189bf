-- Who has a filter or a common word, as strings of bits: docs/search.md, "PostgreSQL alone".

-- Who has a value: bit n of chunk c is the mentor of ordinal 8192 c + n. Values are those of filters (of universities only those of many
-- mentors); lexemes of search_document.words that one mentor of 128 has by the sample (adelft); rests: who has any other word of that weight that
-- begins so, where as many do (~ade); and beginnings (=ade).
create table search_bitmap (
  value text collate "C" not null,
  chunk integer not null,
  bits  bit(8192) not null,
  primary key (value, chunk)
) with (fillfactor = 80);

-- One document of 256, to tell beforehand how many a search by words will find.
create table search_sample (
  ordinal integer primary key,
  words   tsvector not null,
  filters tsvector not null
);
create index search_sample_terms_idx on search_sample using gin (words, filters) with (fastupdate = off);

-- What the bitmaps don't know yet. Rows are only added and folded all at once, so that no writer waits for another. Every search looks
-- whether there are any: pages stay behind what was there, and a vacuum keeps those to which few entries of the index still lead, and all before
-- them, unless it is told otherwise.
create table search_tally (
  id      bigint generated always as identity primary key,
  ordinal integer not null,
  was     tsvector not null,
  is_now  tsvector not null
) with (vacuum_index_cleanup = on, vacuum_truncate = on);

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

-- Deep pages by quality begin where they lie, and not at the first mentor (docs/decisions/0046).
-- A step is a score, and who has as much or more has its bit, as if it were the value of a filter: r and the number of the step. How
-- many of those found come before a step is then a matter of counting ones, and the walk goes from there.
create table search_rank_step (
  nth        integer generated always as identity primary key,
  rank_score integer not null unique,
  -- How many had so much or more when the steps were made, of how many. Nothing goes by it but where to look first.
  had        integer not null,
  of_all     integer not null
);

-- A chunk of bits from pairs of a place and 1 (or 0).
do $$ begin
  execute format('create aggregate search_chunk(integer, integer) (sfunc = set_bit, stype = bit, initcond = %L)', repeat('0', 8192));
end $$;

-- Whether a document is in the sample: one of 256, by a number that has nothing to do with what repeats every so many documents.
create function search_is_sampled(ordinal integer) returns boolean language sql immutable parallel safe as $$
  select (ordinal * 2654435769 & 4294967295) < 16777216
$$;

-- The beginnings that a lexeme belongs to, =da, =dan and =dann, and the rests, if it has no bits of its own: ~dann.
create function search_rests_of(lexeme text) returns setof text language sql stable as $$
  select '~' || left(lexeme, length) from generate_series(2, least(length(lexeme), 9)) length
  where exists (select from search_kept where value = '~' || left(lexeme, length))
  union all
  select '=' || left(lexeme, length) from generate_series(2, least(length(lexeme), 5)) length
  where exists (select from search_kept where value = '=' || left(lexeme, length))
$$;

-- What has bits of some words and filters, which says nothing of words that hardly anybody has.
create function search_values_of(lexemes tsvector) returns tsvector language sql stable as $$
  select array_to_tsvector(array(
    select lexeme from unnest(tsvector_to_array(lexemes)) lexeme
    where lexeme !~ '^[abcd]' or exists (select from search_kept where value = lexeme)
    union
    select rest from unnest(tsvector_to_array(lexemes)) lexeme cross join search_rests_of(lexeme) rest where lexeme ~ '^[abcd]'))
$$;

-- Brings what was tallied into the bitmaps.
create function search_fold() returns void language plpgsql as $$
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
    -- A rest or beginning that somebody leaves with one word may be kept by another.
    lost as (
      select ordinal, rest as value from changed cross join unnest(gone) lexeme cross join search_rests_of(lexeme) rest
      where lexeme ~ '^[abcd]' and not exists (
        select from unnest(tsvector_to_array(is_now)) other
        where other ^@ substr(rest, 2) and (rest ^@ '=' or not exists (select from search_kept where value = other)))),
    gained as (
      select ordinal, rest as value from changed cross join unnest(come) lexeme cross join search_rests_of(lexeme) rest
      where lexeme ~ '^[abcd]' and (rest ^@ '=' or not exists (select from search_kept where value = lexeme))),
    all_bits as (
      select value, ordinal, bit from bits where value !~ '^[abcduUs]' or exists (select from search_kept kept where kept.value = bits.value)
        or value ~ '^[uU]' and exists (select from search_bitmap known where known.value = bits.value)
      union all
      select value, ordinal, 0 from lost
      union all
      select value, ordinal, 1 from gained)
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

-- Chooses words, beginnings and rests that are to have bits beside those that do: those that so many of the sample have.
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
  select '=' || beginning from (
    select beginning, count(distinct ordinal) as own, count(distinct known.value) as with_bits,
      count(distinct ordinal) filter (where known.value is null) as rest,
      sum(count(distinct ordinal)) over (partition by substr(beginning, 2)) as in_all
    from (
      select ordinal, lexeme, left(lexeme, length) as beginning
      from search_sample cross join unnest(tsvector_to_array(words)) lexeme cross join generate_series(2, 5) length
      where length(lexeme) >= length) had
    left join search_kept known on known.value = lexeme
    group by 1) counted
  where in_all * 2 >= fewest and own * 4 >= fewest and (with_bits + (rest > 0)::integer > 1 or rest * 4 >= fewest)
  on conflict do nothing;
  insert into search_kept (value)
  select '~' || beginning from (
    select beginning, count(*) as own, sum(count(*)) over (partition by substr(beginning, 2)) as in_all
    from (
      select distinct ordinal, left(lexeme, length) as beginning
      from search_sample cross join unnest(tsvector_to_array(words)) lexeme cross join generate_series(2, 9) length
      where length(lexeme) >= length and lexeme not in (select value from search_kept)) had
    group by 1) counted
  where in_all >= fewest and own * 4 >= fewest and '=' || beginning not in (select value from search_kept)
  on conflict do nothing;
  insert into search_counted
  select value, value from search_kept where not is_ready and value !~ '^[~=]'
  union all
  select letter || word, value
  from (select distinct left(word, length) as beginning, word from search_word cross join generate_series(1, 8) length
    where length(word) >= length) known
  join (select value, substr(value, 2, 1) as letter, substr(value, 3) as beginning from search_kept
    where not is_ready and value ~ '^[~=]') shared using (beginning)
  where letter || word not in (select value from search_kept);
  analyze search_kept, search_counted;
  update search_build set next_chunk = 0 where exists (select from search_kept where not is_ready);
end $$;

create function search_steps_of(score integer) returns tsvector language sql stable as $$
  select array_to_tsvector(array(select 'r' || nth from search_rank_step where rank_score <= score))
$$;

-- Tallies how a document changes, and keeps the sample.
create function keep_search_counts() returns trigger language plpgsql as $$
declare
  at integer := case when tg_op = 'DELETE' then old.ordinal else new.ordinal end;
  was tsvector := case when tg_op = 'INSERT' then '' else old.filters || old.words || search_steps_of(old.rank_score) end;
  is_now tsvector := case when tg_op = 'DELETE' then '' else new.filters || new.words || search_steps_of(new.rank_score) end;
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

-- Looks once an hour which words have become common and are to have bits, and makes steps anew where there are twice as many mentors as when
-- they were made, or half.
create function search_look_for_words() returns void language plpgsql as $$
declare
  known boolean := exists (select from search_kept where value ~ '^=');
  there constant integer := (select coalesce(sum(bit_count(bits)), 0) from search_bitmap where value = '*');
  counted constant integer := (select max(of_all) from search_rank_step);
begin
  perform pg_advisory_xact_lock(727275);
  if there not between counted / 2 and counted * 2 or counted is null and there > 10000 then
    begin
      perform search_make_steps();
    exception when lock_not_available then
      -- The next time, then.
    end;
  end if;
  if exists (select from search_build where next_chunk is null and (looked_at is null or looked_at < now() - interval '1 hour')) then
    perform search_plan_bits(greatest((select count(*) from search_sample)::integer / case when known then 64 else 128 end, 4));
    update search_build set looked_at = now();
  end if;
end $$;

-- Makes the steps anew, the chunks of each side by side.
create function search_make_steps(first integer default 8192) returns void language plpgsql
set work_mem = '256MB' set jit = off set lock_timeout = '200ms' as $$
begin
  perform pg_advisory_xact_lock(727275);
  lock table search_document in share mode;
  -- What is tallied tells of the old steps; the new ones are counted from the documents, which know of it.
  perform search_fold();
  delete from search_bitmap where value >= 'r' and value < 's';
  delete from search_rank_step;
  insert into search_rank_step (rank_score, had, of_all)
  with counted as (
    select rank_score, (sum(count(*)) over (order by rank_score desc))::integer as had, (sum(count(*)) over ())::integer as of_all
    from search_document group by 1)
  select max(rank_score), had, of_all from (
    select (select found.rank_score from counted found where found.had >= place order by found.had limit 1) as rank_score
    from (select distinct of_all from counted) everybody
    cross join generate_series(0, floor(ln(greatest(of_all, 1)::float8 / first) / ln(1.15))::integer) step
    cross join lateral (select first * 1.15 ^ step as place) at
    where of_all >= first) wanted join counted using (rank_score)
  group by 2, 3 order by 2;
  insert into search_bitmap
  with steps as (select array_agg(rank_score order by rank_score) as scores, array_agg(nth order by rank_score) as numbers from search_rank_step),
  own as (
    select ordinal >> 13 as chunk, width_bucket(rank_score, scores) as bucket, search_chunk(ordinal & 8191, 1) as bits
    from search_document cross join steps where rank_score >= scores[1] group by 1, 2),
  every_step as (
    select bucket, numbers[bucket] as nth, chunk
    from steps cross join generate_subscripts(numbers, 1) bucket cross join (select distinct chunk from own) chunks)
  select 'r' || nth, chunk,
    coalesce(bit_or(bits) over (partition by chunk order by bucket desc), 0::bit(8192))
  from every_step left join own using (chunk, bucket) order by nth, chunk;
end $$;

-- Makes some chunks of the bits that were planned; false when all are made. The chunks of a beginning come side by side: each is written once,
-- and not added to, which would move it.
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
  with counted as materialized (
    select value, ordinal >> 13 as chunk, search_chunk(ordinal & 8191, 1) as bits
    from (select ordinal, unnest(tsvector_to_array(words)) as lexeme from search_document
      where ordinal >= first << 13 and ordinal < (first + chunks) << 13) document join search_counted using (lexeme)
    group by 1, 2),
  words as (
    insert into search_bitmap as present select value, chunk, bits from counted where not value ^@ '=' order by 1, 2
    on conflict (value, chunk) do update set bits = excluded.bits
    returning value, chunk, bits),
  -- A beginning is what was counted for it and whatever has bits of its own, now or from before.
  beginnings as (
    select value, chunk, bits from counted where value ^@ '='
    union all
    select begun.value, part.chunk, part.bits
    from search_kept begun
    join search_kept known on known.value >= substr(begun.value, 2) and known.value < substr(begun.value, 2) || U&'\+10FFFF'
    join (
      select value, chunk, bits from words
      union all
      select value, chunk, bits from search_bitmap
      where chunk >= first and chunk < first + chunks and value not in (select value from search_counted)) part on part.value = known.value
    where begun.value ^@ '=' and not begun.is_ready)
  insert into search_bitmap as present
  select value, chunk, bit_or(bits) from beginnings group by 1, 2 order by 1, 2
  on conflict (value, chunk) do update set bits = excluded.bits;
  if first + chunks <= last then
    update search_build set next_chunk = first + chunks;
    return true;
  end if;
  update search_kept set is_ready = true where not is_ready;
  with needless as (
    delete from search_kept rest where value ~ '^~' and exists (select from search_kept where value = '=' || substr(rest.value, 2))
    returning value)
  delete from search_bitmap where value in (select value from needless);
  delete from search_counted;
  update search_build set next_chunk = null;
  return false;
end $$;

-- The universities that are asked for often enough to have bits.
create function search_popular_universities() returns setof text language sql stable as $$
  select value from search_sample cross join unnest(tsvector_to_array(filters)) value
  where value ~ '^[uU]' group by value having count(*) >= 4
$$;

-- Counts everything anew that is kept beside the documents, after they were written past the triggers. Chunk by chunk: the values of one are
-- few enough to be kept side by side, and nothing has to be sorted but what comes out. The sample's index is built when the sample is there, and
-- the sampled are looked up instead of read among all.
create function search_recount() returns void language plpgsql set work_mem = '512MB' set jit = off as $$
declare
  last_ordinal integer;
begin
  perform pg_advisory_xact_lock(727275);
  lock table search_document in share mode;
  -- Not before: whoever commits until then is counted, too.
  last_ordinal := (select max(ordinal) from search_document);
  truncate search_bitmap, search_tally, search_sample, search_kept, search_counted, search_rank_step;
  update search_build set next_chunk = null, looked_at = null;
  drop index if exists search_sample_terms_idx;
  insert into search_sample
  select sampled.* from generate_series(0, last_ordinal) place
  cross join lateral (select ordinal, words, filters from search_document where ordinal = place offset 0) sampled
  where search_is_sampled(place);
  create index search_sample_terms_idx on search_sample using gin (words, filters) with (fastupdate = off);
  insert into search_bitmap
  with popular as materialized (select value from search_popular_universities() value)
  select value, number, bits
  from generate_series(0, last_ordinal >> 13) number cross join lateral (
    select value, search_chunk(ordinal & 8191, 1) as bits
    from (
      select ordinal, unnest(tsvector_to_array(filters)) as value from search_document
      where ordinal >= number << 13 and ordinal < (number + 1) << 13) document
    where value !~ '^[uUs]' or value in (select value from popular)
    group by 1) chunk
  order by 1, 2;
  perform search_make_steps();
end $$;

create trigger search_document_counts after insert or update or delete on search_document
  for each row execute function keep_search_counts();
