-- A session stands in the conversation of its two people and opens what was hidden in it, so open pages hear of it.

create function announce_booking_in_thread() returns trigger language plpgsql as $$
declare
  thread_of_pair uuid;
begin
  select id into thread_of_pair from thread where mentor_id = new.mentor_user_id and prospect_id = new.prospect_user_id;
  if thread_of_pair is not null then
    perform pg_notify('messages', json_build_object('kind', 'thread', 'thread_id', thread_of_pair,
      'users', json_build_array(new.mentor_user_id, new.prospect_user_id))::text);
  end if;
  return null;
end $$;
create trigger booking_made_in_thread after insert on booking
  for each row execute function announce_booking_in_thread();
create trigger booking_changed_in_thread after update of status on booking
  for each row when (old.status is distinct from new.status) execute function announce_booking_in_thread();
