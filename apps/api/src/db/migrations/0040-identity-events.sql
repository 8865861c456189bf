-- What the identity provider has told by webhook: each message counts once.
create table identity_event (
  id          text primary key,
  received_at timestamptz not null default now()
);
create index identity_event_received_at_idx on identity_event (received_at);

-- Set when somebody chooses their name here: from then on the provider's name counts no longer.
alter table authenticated_user add column names_chosen_at timestamptz;
