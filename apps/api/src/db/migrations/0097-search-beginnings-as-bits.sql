-- Who has a word that begins so is known as bits of their own for short beginnings, and rare words are found in one go: docs/search.md,
-- "PostgreSQL alone". This takes some six seconds at a million mentors, in which bits are put side by side on the disk; a job
-- makes the bits of beginnings (a minute of processor time).
--
-- search_bitmap has, beside what migration 0096 says, beginnings up to four letters: who has any word of that weight that begins so
-- (=ade), where one mentor of 256 has one in some weight. They have no rest then.
cluster search_bitmap using search_bitmap_pkey;

-- The beginnings that a lexeme belongs to, =da, =dan and =dann, and the rests, if it has no bits of its own: ~dann.
create or replace function search_rests_of(lexeme text) returns setof text language sql stable as $$
  select '~' || left(lexeme, length) from generate_series(2, least(length(lexeme), 9)) length
  where exists (select from search_kept where value = '~' || left(lexeme, length))
  union all
  select '=' || left(lexeme, length) from generate_series(2, least(length(lexeme), 5)) length
  where exists (select from search_kept where value = '=' || left(lexeme, length))
$$;

-- Brings what was tallied into the bitmaps, as before, with beginnings.
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
      select value, ordinal, bit from bits where value !~ '^[abcdu]' or exists (select from search_kept kept where kept.value = bits.value)
        or value ~ '^u' and exists (select from search_bitmap known where known.value = bits.value)
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
create or replace function search_plan_bits(fewest integer) returns void language plpgsql
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

-- Makes so many chunks of the bits that are not ready, as before. Those of a value lie together: reading them is most of a search.
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
  insert into search_bitmap as present
  select value, ordinal >> 13, search_chunk(ordinal & 8191, 1)
  from (select ordinal, unnest(tsvector_to_array(words)) as lexeme from search_document
    where ordinal >= first << 13 and ordinal < (first + chunks) << 13) document join search_counted using (lexeme)
  group by 1, 2 order by 1, 2
  on conflict (value, chunk) do update set bits = excluded.bits;
  -- A beginning is these and whatever has bits of its own.
  insert into search_bitmap as present
  select begun.value, chunk, bit_or(bits)
  from search_kept begun
  join search_kept known on known.value >= substr(begun.value, 2) and known.value < substr(begun.value, 2) || U&'\+10FFFF'
  join search_bitmap part on part.value = known.value and part.chunk >= first and part.chunk < first + chunks
  where begun.value ~ '^=' and not begun.is_ready
  group by 1, 2 order by 1, 2
  on conflict (value, chunk) do update set bits = present.bits | excluded.bits;
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
update search_build set looked_at = null;

-- Has the words that many have looked for anew where bits of beginnings are wanted.
create or replace function search_look_for_words() returns void language plpgsql as $$
declare known boolean := exists (select from search_kept where value ~ '^=');
begin
  perform pg_advisory_xact_lock(727275);
  if exists (select from search_build where next_chunk is null and (looked_at is null or looked_at < now() - interval '1 hour')) then
    perform search_plan_bits(greatest((select count(*) from search_sample)::integer / case when known then 64 else 128 end, 4));
    update search_build set looked_at = now();
  end if;
end $$;

-- What has bits and says together who has a word of this weight that begins so.
create function search_begun(lexeme text) returns setof text language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  if search_is_kept('=' || lexeme) then
    return next '=' || lexeme;
  else
    return query
    select value from search_kept where value >= lexeme and value < lexeme || U&'\+10FFFF' and is_ready
    union all select value from search_kept where value = '~' || lexeme and is_ready;
  end if;
end $$;

-- What a word needs beside bitmaps, as before: a query for words that begin so and have none. Where no word that begins so has bits,
-- that is all there is. is_told: false where too many words or mentors have none. has_bits: whether any word has some. sampled: how many
-- of the sample have one of those without.
drop function search_rare(text, boolean);
create function search_rare(word text, is_ranked boolean, out is_told boolean, out rare text, out is_had boolean, out has_bits boolean, out sampled integer)
language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 as $$
declare
  most constant integer := 1000;
  last constant text := U&'\+10FFFF';
  begun text[];
  letter text;
begin
  is_told := false;
  has_bits := false;
  is_had := exists (select from search_word known where known.word >= search_rare.word and known.word < search_rare.word || last);
  if not is_had then
    return;
  end if;
  foreach letter in array search_letters() loop
    if search_is_kept('=' || letter || word) or search_is_kept('~' || letter || word) then
      has_bits := true;
      if is_ranked and not search_is_kept(letter || word) then
        rare := concat_ws('|', rare, search_quoted(letter || word));
      end if;
    elsif not exists (select from search_kept where value >= letter || word and value < letter || word || last and is_ready) then
      rare := concat_ws('|', rare, search_quoted(letter || word) || ':*');
    else
      has_bits := true;
      begun := coalesce(begun, array(select distinct known.word from search_word known
        where known.word >= search_rare.word and known.word < search_rare.word || last limit most + 1));
      if cardinality(begun) > most then
        return;
      end if;
      rare := nullif(concat_ws('|', rare, (
        select string_agg(search_quoted(letter || known), '|') from unnest(begun) known where not search_is_kept(letter || known))), '');
    end if;
  end loop;
  sampled := case when rare is null then 0 else (select count(*) from search_sample where words @@ rare::tsquery) end;
  is_told := sampled < 40;
end $$;

-- As before, but not put into the statements that call it: these would be planned and run as queries where they need be none.
create or replace function search_last_chunk() returns integer language plpgsql stable as $$
declare
  folded constant integer := (select max(chunk) from search_bitmap where value = '*');
  tallied constant integer := (select max(ordinal) >> 13 from search_tally);
begin
  return greatest(folded, tallied);
end $$;

-- Chunks of who meets filters, as before; while nothing is tallied there is no mask to lay over them.
create or replace function search_chunks(filter_values text[], filter_groups integer[], asked tsquery)
returns table (chunk integer, bits bit) language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan
set enable_bitmapscan = off set max_parallel_workers_per_gather = 0 as $$
#variable_conflict use_column
declare
  filters constant integer := (select count(distinct number) from unnest(filter_groups) number);
begin
  if exists (select from search_tally) then
    return query
    with one_filter as (
      select present.chunk, wish.filter, bit_or(present.bits) as bits
      from unnest(filter_values, filter_groups) as wish (value, filter) join search_bitmap present using (value)
      group by 1, 2),
    every_filter as (
      select one_filter.chunk, bit_and(one_filter.bits) as bits from one_filter group by 1 having count(*) = filters),
    changed as (
      select distinct on (ordinal) ordinal, (is_now @@ asked)::integer as is_in from search_tally order by ordinal, id desc),
    mask as (
      select ordinal >> 13 as chunk, search_chunk(ordinal & 8191, 1) as off, search_chunk(ordinal & 8191, is_in) as on
      from changed group by 1)
    select chunk, case when mask.off is null then every_filter.bits
      else (coalesce(every_filter.bits, 0::bit(8192)) & ~mask.off) | mask.on end
    from every_filter full join mask using (chunk);
  elsif cardinality(filter_values) = 1 then
    return query select present.chunk, present.bits from search_bitmap present where present.value = filter_values[1];
  elsif cardinality(filter_values) = filters then
    return query
    select present.chunk, bit_and(present.bits) from unnest(filter_values) wish join search_bitmap present on present.value = wish
    group by 1 having count(*) = filters;
  else
    return query
    with one_filter as (
      select present.chunk, wish.filter, bit_or(present.bits) as bits
      from unnest(filter_values, filter_groups) as wish (value, filter) join search_bitmap present using (value)
      group by 1, 2)
    select one_filter.chunk, bit_and(one_filter.bits) from one_filter group by 1 having count(*) = filters;
  end if;
end $$;

-- The bits of values put together by or, as one string; null for nobody. mask: by chunk, who may be found at all; null for everybody.
create function search_union(wanted text[], mask bit[], last_chunk integer) returns bytea
language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan set enable_bitmapscan = off
set max_parallel_workers_per_gather = 0 as $$
begin
  if cardinality(wanted) = 0 then
    return null;
  elsif mask is null and cardinality(wanted) = 1 then
    return (
      select string_agg(bytes, '' order by chunk) from (
        select chunk, search_bytes(bits) as bytes from search_bitmap where value = wanted[1]
        union all
        select number, search_no_bytes() from generate_series(0, last_chunk) number
        where number not in (select chunk from search_bitmap where value = wanted[1])) all_chunks);
  end if;
  return (
    select string_agg(search_bytes(case when mask is null then bits else bits & mask[chunk + 1] end), '' order by chunk) from (
      select chunk, bit_or(bits) as bits from (
        select chunk, bits from unnest(wanted) wish join search_bitmap on value = wish
        union all
        select number, 0::bit(8192) from generate_series(0, last_chunk) number
        where number not in (select chunk from search_bitmap where value = wanted[1])) all_chunks
      group by 1) together);
end $$;
drop function search_class(text[], text[], bit[], integer);

-- Whether a university is asked for that has no bitmap. (One statement for all of them would cost more than reading a bitmap.)
create function search_lacks_bits(filter_values text[]) returns boolean language plpgsql stable as $$
declare wish text;
begin
  foreach wish in array filter_values loop
    if wish ^@ 'u' and not exists (select from search_bitmap where value = wish) then
      return true;
    end if;
  end loop;
  return false;
end $$;

-- Who meets filters, as before; null where a university is asked for that has no bitmap.
create or replace function search_bits(filter_values text[], filter_groups integer[], asked tsquery) returns bytea
language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 as $$
declare
  who bytea;
  last integer;
begin
  if search_lacks_bits(filter_values) then
    return null;
  end if;
  if cardinality(filter_values) = 1 and not exists (select from search_tally) then
    who := search_union(filter_values, null, search_last_chunk());
    return coalesce(who, '');
  end if;
  last := search_last_chunk();
  return (
    with found as materialized (select * from search_chunks(filter_values, filter_groups, asked))
    select coalesce(string_agg(bytes, '' order by chunk), '') from (
      select chunk, search_bytes(bits) as bytes from found
      union all
      select number, search_no_bytes() from generate_series(0, last) number where number not in (select chunk from found)) all_chunks);
end $$;

-- Where the ones are; parts of 1024 and of 256 without one are passed over.
create or replace function search_ordinals(who bytea) returns setof integer language plpgsql stable set jit = off
set max_parallel_workers_per_gather = 0 as $$
begin
  return query
  select (number * 256 + sum(length(gap) + 1) over (partition by number order by nth) - 1)::integer
  from (
    select large * 4 + small as number, substring(piece from small * 32 + 1 for 32) as part
    from (
      select large, substring(who from large * 128 + 1 for 128) as piece
      from generate_series(0, (length(who) - 1) / 128) large offset 0) cut
    cross join generate_series(0, 3) small
    where piece <> decode(repeat('00', 128), 'hex') offset 0) parts
  cross join lateral string_to_table((('x' || encode(part, 'hex'))::bit(256))::text, '1') with ordinality as pieces (gap, nth)
  where part <> decode(repeat('00', 32), 'hex') and nth <= bit_count(part);
end $$;

-- Chunks of who has all words, or beginnings of them, and meets the filters, as the bitmaps say.
create or replace function search_word_chunks(filter_values text[], filter_groups integer[], words text[])
returns table (chunk integer, bits bit) language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan
set enable_bitmapscan = off set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
#variable_conflict use_column
declare
  all_values text[] := filter_values;
  all_groups integer[] := filter_groups;
  wanted constant integer := (select count(distinct number) from unnest(filter_groups) number) + cardinality(words);
  begun text[];
begin
  for at in 1..cardinality(words) loop
    begun := array(select value from unnest(search_letters()) letter cross join search_begun(letter || words[at]) value);
    all_values := all_values || begun;
    all_groups := all_groups || array_fill(-at, array[cardinality(begun)]);
  end loop;
  return query
  with one_wish as (
    select present.chunk, wish.number, bit_or(present.bits) as bits
    from unnest(all_values, all_groups) as wish (value, number) join search_bitmap present using (value) group by 1, 2)
  select one_wish.chunk, bit_and(one_wish.bits) from one_wish group by 1 having count(*) = wanted;
end $$;

-- The most relevant of those who have a word and meet the filters. Of each class of matches, the best first (whole and beginning in A,
-- in B and so on), only those are looked at who may come before the ones that are found already; who fits several classes counts
-- with the best.
-- class_points, class_queries: of each class. total: null where the bitmaps don't tell.
create or replace function search_page_relevance(filter_values text[], filter_groups integer[], word text, asked_filters tsquery, asked tsquery,
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
