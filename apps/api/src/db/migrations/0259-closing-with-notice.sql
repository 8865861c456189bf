-- A measure that begins after its decision: an account that closes after the notice that its mentor has.
alter table moderation_measure add column begins_at timestamptz;

create function announce_closing() returns trigger language plpgsql as $$
begin
  perform announce_availability(new.user_id);
  return null;
end $$;
-- From that day on nothing can be booked.
create trigger moderation_measure_closing_announced after insert or update on moderation_measure
  for each row when (new.kind = 'close_account') execute function announce_closing();
