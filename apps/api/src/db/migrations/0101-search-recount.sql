-- Bits are counted anew for a third of the time (docs/decisions/0050); some milliseconds to migrate.

-- As migration 0100 has it, but chunk by chunk: the values of one are few enough to be kept side by side, and nothing has to be sorted
-- but what comes out.
create or replace function search_recount() returns void language plpgsql set work_mem = '512MB' set jit = off as $$
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
  select value, number, bits
  from generate_series(0, (select coalesce(max(ordinal), 0) from search_document) >> 13) number cross join lateral (
    select value, search_chunk(ordinal & 8191, 1) as bits
    from (
      select ordinal, unnest(tsvector_to_array(filters)) as value from search_document
      where ordinal >= number << 13 and ordinal < (number + 1) << 13) document
    where not value ^@ 'u' or value in (select value from popular)
    group by 1) chunk
  order by 1, 2;
  perform search_make_steps();
end $$;
