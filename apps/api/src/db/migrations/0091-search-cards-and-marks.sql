-- Cards show more than `mentor_search` holds. Whoever keeps cards is told when something on one may have changed,
-- though the search finds its mentor as before.
alter table search_change add column only_card boolean not null default false;
drop index search_change_changed_idx;

create function tell_search_of_card_by_profile() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times, only_card)
  select profile_id, false, true from mentor_search
  where profile_id = case when tg_op = 'DELETE' then old.profile_id else new.profile_id end;
  return null;
end $$;
create function tell_search_of_card_by_person() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times, only_card)
  select profile_id, false, true from mentor_search
  where auth_user_id = case when tg_op = 'DELETE' then old.auth_user_id else new.auth_user_id end;
  return null;
end $$;
create function tell_search_of_card_by_id() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times, only_card)
  select profile_id, false, true from mentor_search where auth_user_id = new.id;
  return null;
end $$;

create trigger mentor_profile_card after update on mentor_profile
  for each row when (old is distinct from new) execute function tell_search_of_card_by_person();
create trigger mentor_education_card after insert or update or delete on mentor_education
  for each row execute function tell_search_of_card_by_profile();
create trigger mentor_experience_card after insert or update or delete on mentor_experience
  for each row execute function tell_search_of_card_by_profile();
create trigger event_type_card after insert or update or delete on event_type
  for each row execute function tell_search_of_card_by_person();
create trigger avatar_card after insert or update or delete on avatar
  for each row execute function tell_search_of_card_by_person();
create trigger authenticated_user_card after update of first_name, last_name, slug on authenticated_user
  for each row execute function tell_search_of_card_by_id();

-- How far back the outbox reaches, told as a snapshot: whoever has read at least what that sees has missed nothing.
-- By a transaction's number alone, one that stays open for a day would make every reader begin anew, or be lost to all.
alter table search_outbox drop column kept_since;
alter table search_outbox add column kept_since pg_snapshot not null default pg_current_snapshot();

-- Snapshots taken now and then, so that what was visible a day ago can be told.
create table search_outbox_mark (
  taken_at timestamptz not null default now(),
  position pg_snapshot not null default pg_current_snapshot()
);
