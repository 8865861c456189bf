-- For every clock the first start from 8 to 22 hours of those that can be booked: minutes since 1970, in order, each once. Searches show each
-- reader the one of their own clock. Null until the next available time is computed again.
alter table mentor_search add column daytime_starts integer[];

create or replace function tell_search_of_changed() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times, only_card)
  select profile_id, is_moved, not is_moved
  from new_rows now_row join old_rows before using (profile_id)
  cross join lateral (select (now_row.next_available_at, now_row.available_half_hours)
    is distinct from (before.next_available_at, before.available_half_hours) as is_moved) compared
  where is_moved or (now_row.price_from, now_row.currency, now_row.daytime_starts)
    is distinct from (before.price_from, before.currency, before.daytime_starts);
  return null;
end $$;
