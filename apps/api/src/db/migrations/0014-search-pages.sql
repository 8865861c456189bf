-- Pages of what was found, in each order: docs/search.md, "PostgreSQL alone".

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

create function search_best_score() returns integer language sql stable as $$ select max(rank_score) from search_document $$;

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
  few constant integer := 100;
  told record;
  changed integer[];
  members integer[];
  last_chunk integer;
  first text;
  -- By letter, all that has bits of words that begin so.
  begun text[];
  -- By chunk, who may be found at all; null for everybody.
  mask bit(8192)[];
  who bytea;
  scores integer[];
  least_score integer;
  in_class integer;
begin
  select * into told from search_rare(word, true);
  if not told.is_had then
    total := 0;
    ids := '{}';
    return;
  end if;
  if not told.is_told or search_lacks_bits(filter_values) then
    return;
  end if;
  changed := array(select distinct ordinal from search_tally);
  if told.rare is null then
    null;
  elsif asked_filters is null or told.sampled < 8 then
    -- The index of words goes through all who meet the filters to find a few.
    select array_agg(ordinal), array_agg(profile_id), array_agg(rank_score + search_points(words, class_points, class_queries))
    into members, ids, scores from search_document
    where words @@ told.rare::tsquery and (asked_filters is null or (filters @@ asked_filters) is true) and ordinal <> all(changed);
  else
    select array_agg(ordinal), array_agg(profile_id), array_agg(rank_score + search_points(words, class_points, class_queries))
    into members, ids, scores from search_document
    where words @@ told.rare::tsquery and filters @@ asked_filters and ordinal <> all(changed);
  end if;
  if cardinality(changed) > 0 then
    select members || array_agg(ordinal), ids || array_agg(profile_id),
      scores || array_agg(rank_score + search_points(words, class_points, class_queries))
    into members, ids, scores from search_document where ordinal = any(array(
      select ordinal from (select distinct on (ordinal) ordinal, is_now from search_tally order by ordinal, id desc) latest
      where is_now @@ asked));
  end if;
  if told.has_bits then
    last_chunk := search_last_chunk();
    if asked_filters is not null or cardinality(changed) > 0 then
      mask := array(
        with changes as (select ordinal >> 13 as chunk, search_chunk(ordinal & 8191, 1) as off from unnest(changed) ordinal group by 1),
        filtered as materialized (select * from search_chunks(filter_values, filter_groups, asked_filters))
        select coalesce(filtered.bits, 0::bit(8192)) & ~coalesce(changes.off, 0::bit(8192))
        from generate_series(0, last_chunk) number left join filtered on filtered.chunk = number
        left join changes on changes.chunk = number order by number);
    end if;
    who := search_union(
      array(select value from unnest(search_letters()) letter cross join search_begun(letter || word) value), mask, last_chunk);
  end if;
  total := coalesce(bit_count(who), 0) + (
    select count(*) from unnest(members) ordinal where who is null or ordinal >= length(who) * 8 or get_bit(who, ordinal # 7) = 0);
  if who is null then
    null;
  elsif bit_count(who) <= few then
    select ids || array_agg(profile_id), scores || array_agg(rank_score + search_points(words, class_points, class_queries))
    into ids, scores from search_document where ordinal = any(array(select search_ordinals(who)));
  else
    for at in 1..cardinality(class_points) loop
      -- Who is found so far, in order, and what the others need.
      select array_agg(profile_id order by score desc, profile_id), array_agg(score order by score desc, profile_id)
      into ids, scores from (
        select profile_id, max(score) as score from unnest(ids, scores) as hit (profile_id, score) group by 1
        order by 2 desc, 1 limit skipped + wanted) best;
      least_score := case when cardinality(scores) = skipped + wanted then scores[skipped + wanted] - class_points[at] else -2000000000 end;
      exit when least_score > search_best_score();
      first := (search_letters())[(at + 1) / 2] || word;
      begun := case when at % 2 = 1 then array(select value from search_kept where value = first and is_ready)
        else array(select search_begun(first)) end;
      continue when cardinality(begun) = 0;
      who := search_union(begun, mask, last_chunk);
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
  end if;
  ids := array(
    select profile_id from (
      select profile_id, max(score) as score from unnest(ids, scores) as hit (profile_id, score) group by 1) best
    order by score desc, profile_id offset skipped limit wanted);
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
