-- Jobs that are due by a moment of a row are enqueued shortly before it: docs/decisions/0169.

-- Until which moment, and which row of it, the jobs of such rows are enqueued.
create table due_work (
  name  text primary key,
  until timestamptz not null,
  key   uuid not null
);

-- Those of bookings are built beside writers: db/large-indexes.ts.
create index moderation_measure_ends_idx on moderation_measure (ends_at, id) where ended_at is null;
create index moderation_measure_begins_idx on moderation_measure (begins_at, id) where ended_at is null;
create index no_show_case_answer_idx on no_show_case (answer_until, booking_id) where state = 'reported';
create index rating_freeze_ends_idx on rating_freeze (ends_at, mentor_user_id);
create index mentor_profile_hidden_until_idx on mentor_profile (hidden_until, auth_user_id) where hidden_until is not null;
