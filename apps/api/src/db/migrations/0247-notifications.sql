-- What a person is told, in the product, by mail and by push. Written in the transaction of the event. Kept for 180 days.
create table notification (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  kind         text not null,
  -- Those of one booking, thread or payout are shown as one.
  group_key    text not null,
  -- Ids and plain values alone: names are read when it is shown.
  data         jsonb not null default '{}',
  -- One event makes one notification; the key of its mail where it has one.
  key          text not null,
  created_at   timestamptz not null default clock_timestamp(),
  seen_at      timestamptz,
  read_at      timestamptz,
  archived_at  timestamptz,
  constraint notification_once unique (auth_user_id, key)
);
-- Values of people don't go into the planner's statistics.
alter table notification alter column data set statistics 0;
create index notification_group_idx on notification (auth_user_id, group_key, created_at desc);
create index notification_unread_idx on notification (auth_user_id, group_key) where read_at is null;
create index notification_created_at_idx on notification (created_at);

-- What differs from the defaults: all mails, all pushes.
create table notification_preference (
  auth_user_id uuid primary key references authenticated_user on delete cascade,
  mail_off     text[] not null default '{}',
  push_off     text[] not null default '{}',
  -- Pushes say only that there is something.
  hides_words  boolean not null default false
);

-- Open windows read their counts again. Each person is named once for a statement.
create function announce_notifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', person::text) from (select distinct auth_user_id as person from touched) people;
  return null;
end $$;

create trigger notification_inserted after insert on notification
  referencing new table as touched for each statement execute function announce_notifications();
create trigger notification_updated after update on notification
  referencing new table as touched for each statement execute function announce_notifications();
