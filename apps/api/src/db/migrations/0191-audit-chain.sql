-- What the audit of each day came to, with that of the days before it: a change of the past shows.
create table staff_event_day (
  day     date primary key,
  entries integer not null check (entries > 0),
  digest  bytea not null check (length(digest) = 32)
);
create trigger staff_event_day_append_only before update or delete on staff_event_day
  for each row execute function refuse_change();
