-- Deep pages by quality begin where they lie, and not at the first mentor (docs/decisions/0046); some milliseconds to migrate.
--
-- A step is a score, and who has as much or more has its bit, as if it were the value of a filter: r and the number of the step. How
-- many of those found come before a step is then a matter of counting ones, and the walk goes from there.
create table search_rank_step (
  nth integer generated always as identity primary key,
  rank_score integer not null unique,
  -- How many had so much or more when the steps were made, of how many. Nothing goes by it but where to look first.
  had integer not null,
  of_all integer not null
);

create function search_steps_of(score integer) returns tsvector language sql stable as $$
  select array_to_tsvector(array(select 'r' || nth from search_rank_step where rank_score <= score))
$$;

-- As migration 0096 has it, and with the steps.
create or replace function keep_search_counts() returns trigger language plpgsql as $$
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

-- Makes the steps anew: where the first so many end, a seventh more, and so on. Who changes waits, half a second at a million; a
-- transaction that goes on for long is not waited for.
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
  from every_step left join own using (chunk, bucket);
end $$;

-- As migration 0096 has it, and makes the steps.
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
  group by 1, 2;
  perform search_make_steps();
end $$;

-- As migration 0097 has it; and makes steps where there are twice as many mentors as when they were made, or half.
create or replace function search_look_for_words() returns void language plpgsql as $$
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

-- As search_walk_recommended_desc, from below a score on.
create function search_walk_below(who bytea, score integer, skipped integer, wanted integer) returns uuid[]
language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off
set enable_incremental_sort = off set enable_bitmapscan = off set max_parallel_workers_per_gather = 0 as $$
begin
  return array(
    select profile_id from (
      select sorted.profile_id, ordinal from search_document sorted where sorted.rank_score < score
      order by sorted.rank_score desc, sorted.profile_id limit 2147483647) walked
    where case when ordinal < length(who) * 8 then get_bit(who, ordinal # 7) end = 1 offset skipped limit wanted);
end $$;

-- A later page of who meets filters, by quality; total is null where the bits don't tell. Those found lie about as close among the best
-- as among the others: of the steps that should come before the page, the last that does is begun at.
create function search_page_further(filter_values text[], filter_groups integer[], asked tsquery, skipped integer, wanted integer,
  out total integer, out ids uuid[])
language plpgsql stable as $$
declare
  who constant bytea := search_bits(filter_values, filter_groups, asked);
  before integer;
  step search_rank_step;
begin
  total := bit_count(who);
  if total > skipped then
    for step in
      select * from search_rank_step where had <= 0.95 * of_all * skipped / total order by had desc limit 3
    loop
      before := bit_count(search_bits(filter_values || ('r' || step.nth), filter_groups || (select max(number) + 1 from unnest(filter_groups) number),
        asked && ('r' || step.nth)::tsquery));
      if before <= skipped then
        ids := search_walk_below(who, step.rank_score, skipped - before, wanted);
        return;
      end if;
    end loop;
  end if;
  select page.ids from search_page_recommended_desc(who, skipped, wanted, 'any') page into ids;
end $$;
