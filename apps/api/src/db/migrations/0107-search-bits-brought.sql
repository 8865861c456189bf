-- Counting anew costs a quarter less, and whoever loads many mentors may bring their bits (docs/decisions/0070); some milliseconds to migrate.

-- The universities that are asked for often enough to have bits.
create function search_popular_universities() returns setof text language sql stable as $$
  select value from search_sample cross join unnest(tsvector_to_array(filters)) value
  where value ^@ 'u' group by value having count(*) >= 4
$$;

-- As migration 0101 has it, but: the sample's index is built when the sample is there, which takes a tenth of keeping it up row by row, and
-- the sampled are looked up instead of read among all. brought_from: the first ordinal, at the beginning of a chunk, from which on others
-- bring the bits of filters.
drop function search_recount();
create function search_recount(brought_from integer default null) returns void language plpgsql set work_mem = '512MB' set jit = off as $$
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
  from generate_series(0, (least(last_ordinal, brought_from - 1)) >> 13) number cross join lateral (
    select value, search_chunk(ordinal & 8191, 1) as bits
    from (
      select ordinal, unnest(tsvector_to_array(filters)) as value from search_document
      where ordinal >= number << 13 and ordinal < (number + 1) << 13) document
    where not value ^@ 'u' or value in (select value from popular)
    group by 1) chunk
  order by 1, 2;
  perform search_make_steps();
end $$;
