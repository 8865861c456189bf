-- A message may be about a session: its files to prepare it, and the mentor's notes after it.
alter table message add column booking_id uuid references booking on delete set null;
create index message_booking_idx on message (booking_id) where booking_id is not null;

-- Files that were sent with a booking wait with it, until it is confirmed and a message takes them along.
alter table attachment add column booking_id uuid references booking on delete set null;
create index attachment_booking_idx on attachment (booking_id) where booking_id is not null;
