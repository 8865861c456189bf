-- In which half hours of the next eight days somebody can be booked, a bit each (docs/decisions/0112): that of the half hour that begins n half
-- hours after 1970 is bit n mod 384. Searches ask it for evenings and weekends on any clock. It is worked out with the next free time; who is
-- there already has it when that is looked at next, within eight days where any half hour is theirs.
alter table mentor_search add column available_half_hours bit(384);

-- As migration 0110 has it, with the half hours beside the next free time.
create or replace function tell_search_of_changed() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times, only_card)
  select profile_id, is_moved, not is_moved
  from new_rows now_row join old_rows before using (profile_id)
  cross join lateral (select (now_row.next_available_at, now_row.available_half_hours)
    is distinct from (before.next_available_at, before.available_half_hours) as is_moved) compared
  where is_moved or (now_row.price_from, now_row.currency) is distinct from (before.price_from, before.currency);
  return null;
end $$;

-- Saved searches may ask for evenings and weekends, on the clock of whose they are.
alter table saved_search add column available_times text[] not null default '{}';
