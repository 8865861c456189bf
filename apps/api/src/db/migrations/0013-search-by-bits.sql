-- Finding by the bits of filters and words: docs/search.md, "PostgreSQL alone".

-- How many of those that meet filters have each value of one kind.
create function search_counts(filter_values text[], filter_groups integer[], asked tsquery, kind text, most integer)
returns table (value text, count bigint) language plpgsql stable set jit = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with found as materialized (
    select chunk, case when mask.off is null then part.bits else part.bits & ~mask.off end as bits
    from search_chunks(filter_values, filter_groups, asked) part
    left join (select ordinal >> 13 as chunk, search_chunk(ordinal & 8191, 1) as off from search_tally group by 1) mask
      using (chunk)),
  changed as (
    select distinct on (ordinal) is_now from search_tally order by ordinal, id desc),
  counted as (
    select present.value, bit_count(present.bits & found.bits) as count
    from search_bitmap present join found using (chunk) where present.value >= kind and present.value < chr(ascii(kind) + 1)
    union all
    select lexeme collate "C", 1 from changed cross join unnest(tsvector_to_array(is_now)) lexeme
    where is_now @@ asked and left(lexeme, 1) = kind)
  select substr(counted.value, 2), sum(counted.count)::bigint as number from counted
  group by counted.value having sum(counted.count) > 0 order by number desc, counted.value limit most;
end $$;

create function search_letters() returns text[] language sql immutable parallel safe as $$ select array['a', 'b', 'c', 'd'] $$;

create function search_is_kept(lexeme text) returns boolean language sql stable parallel safe as $$
  select exists (select from search_kept where value = lexeme and is_ready)
$$;

create function search_quoted(lexeme text) returns text language sql immutable parallel safe as $$
  select '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''''
$$;

-- Who is found, by ordinal, is a string of bytes: unlike one of bits it is put together in one go. Bit n of it is get_bit(who, n # 7).
create function search_no_bytes() returns bytea language sql immutable parallel safe as $$ select decode(repeat('00', 1024), 'hex') $$;

create function search_bytes(bits bit) returns bytea language sql immutable parallel safe as $$ select substring(bit_send(bits) from 5) $$;

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
  if not is_told or search_lacks_bits(filter_values) then
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

-- What a word needs beside bitmaps: a query for words that begin so and have none. Where no word that begins so has bits, that is all there
-- is. is_told: false where too many words or mentors have none. has_bits: whether any word has some. sampled: how many of the sample have one
-- of those without.
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

-- Not in SQL, which would be put into the statements that call it: these would be planned and run as queries where they need be none.
create function search_last_chunk() returns integer language plpgsql stable as $$
declare
  folded constant integer := (select max(chunk) from search_bitmap where value = '*');
  tallied constant integer := (select max(ordinal) >> 13 from search_tally);
begin
  return greatest(folded, tallied);
end $$;

-- Chunks of who meets filters; while nothing is tallied there is no mask to lay over them.
create function search_chunks(filter_values text[], filter_groups integer[], asked tsquery)
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

-- Whether a university is asked for that has no bitmap. (One statement for all of them would cost more than reading a bitmap.)
create function search_lacks_bits(filter_values text[]) returns boolean language plpgsql stable as $$
declare wish text;
begin
  foreach wish in array filter_values loop
    if wish ~ '^[uU]' and not exists (select from search_bitmap where value = wish) then
      return true;
    end if;
  end loop;
  return false;
end $$;

-- Who meets filters; null where a university is asked for that has no bitmap.
create function search_bits(filter_values text[], filter_groups integer[], asked tsquery) returns bytea
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
create function search_ordinals(who bytea) returns setof integer language plpgsql stable set jit = off
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
create function search_word_chunks(filter_values text[], filter_groups integer[], words text[])
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

-- Some bits without those of some mentors.
create function search_without(who bytea, others integer[]) returns bytea language sql stable as $$
  select coalesce(string_agg(case when off is null then piece
    else search_bytes(('x' || encode(piece, 'hex'))::bit(8192) & ~off) end, '' order by number), '')
  from generate_series(0, length(who) / 1024 - 1) number
  cross join lateral (select substring(who from number * 1024 + 1 for 1024) as piece) cut
  left join (select ordinal >> 13 as chunk, search_chunk(ordinal & 8191, 1) as off from unnest(others) ordinal group by 1) mask
    on mask.chunk = number
$$;

-- Those of some who meet what is asked of studies by one of them: without those who have studied abroad more than once, and meet it by
-- several studies together. asked: of filters. one_study: what meets it by one, of the same filters.
create function search_bits_of_one_study(who bytea, filter_values text[], filter_groups integer[], asked tsquery, one_study tsquery)
returns bytea language plpgsql stable strict set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off
set max_parallel_workers_per_gather = 0 as $$
declare
  another_group constant integer := 1000;
  several constant bytea := search_bits(filter_values || 'm'::text, filter_groups || another_group, asked && 'm'::tsquery);
  others constant integer[] := array(
    select ordinal from search_document
    where ordinal = any(array(select search_ordinals(several))) and not filters @@ one_study);
begin
  return case when others = '{}' then who else search_without(who, others) end;
end $$;
