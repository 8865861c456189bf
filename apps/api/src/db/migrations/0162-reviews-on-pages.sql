-- A mentor's profile shows reviews, so the processes that keep public pages are told when one of them changes. A sealed review
-- tells nothing.
create function tell_search_of_review() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times, only_card)
  select profile_id, false, true from mentor_search where auth_user_id = new.mentor_user_id;
  return null;
end $$;
create trigger review_tells_search after insert or update on review
  for each row when (new.author_role = 'prospect' and new.published_at is not null) execute function tell_search_of_review();
