-- Where Google tells of changes in a calendar.
create table calendar_channel (
  id                   uuid primary key,
  provider_calendar_id uuid not null references provider_calendar on delete cascade,
  -- SHA-256 of the token that comes with each message.
  token_hash           bytea not null,
  -- Google's name of what is watched; null until it has answered.
  resource_id          text,
  expires_at           timestamptz not null
);
create index calendar_channel_calendar_idx on calendar_channel (provider_calendar_id);
