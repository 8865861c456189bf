-- Other times for a session, proposed by one side to the other; one open proposal a booking.
create table booking_proposal (
  id           uuid primary key,
  booking_id   uuid not null references booking,
  proposed_by  text not null check (proposed_by in ('mentor', 'prospect')),
  starts       timestamptz[] not null check (cardinality(starts) between 1 and 3),
  message      text,
  status       text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
  created_at   timestamptz not null default now(),
  answered_at  timestamptz
);
create unique index booking_proposal_one_open on booking_proposal (booking_id) where status = 'open';
create index booking_proposal_booking_idx on booking_proposal (booking_id);

-- What a mentor asks whoever books a service.
alter table event_type add column questions jsonb not null default '[]';
