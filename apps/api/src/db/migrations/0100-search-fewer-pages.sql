-- Fewer pages for searches to go through (docs/decisions/0048); some milliseconds to migrate.
--
-- Every search looks whether anything is tallied. Pages stay behind what was there, and a vacuum keeps those to which few entries of the
-- index still lead, and all before them.
alter table search_tally set (vacuum_index_cleanup = on, vacuum_truncate = on);

-- As migration 0099 has it, with the chunks of a step side by side.
create or replace function search_make_steps(first integer default 8192) returns void language plpgsql
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

-- As migration 0099 has it, with the chunks of a value side by side: six to a page instead of each on another one.
create or replace function search_recount() returns void language plpgsql set work_mem = '512MB' as $$
begin
  perform pg_advisory_xact_lock(727275);
  lock table search_document in share mode;
  truncate search_bitmap, search_tally, search_sample, search_kept, search_counted, search_rank_step;
  update search_build set next_chunk = null, looked_at = null;
  insert into search_sample select ordinal, words, filters from search_document where search_is_sampled(ordinal);
  insert into search_bitmap
  with popular as materialized (
    select value from search_sample cross join unnest(tsvector_to_array(filters)) value
    where value ~ '^u' group by value having count(*) >= 4)
  select value, ordinal >> 13, search_chunk(ordinal & 8191, 1)
  from search_document cross join unnest(tsvector_to_array(filters)) value
  where value !~ '^u' or value in (select value from popular)
  group by 1, 2 order by 1, 2;
  perform search_make_steps();
end $$;

-- As migration 0097 has it, with the chunks of a beginning side by side: each is written once, and not added to, which would move it.
create or replace function search_build_bits(chunks integer) returns boolean language plpgsql
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
