-- What people are told: by mail, in the product, and by push.

-- Every mail that was made, once for each event and reader; without SMTP the development mailbox reads it from here.
create table mail_message (
  id              uuid primary key,
  kind            text not null,
  deduplication   text not null constraint mail_message_once unique,
  auth_user_id    uuid references authenticated_user on delete cascade,
  sender          text not null,
  recipient       text not null,
  subject         text not null,
  html            text not null,
  text            text not null,
  headers         jsonb not null default '{}',
  attachments     jsonb not null default '[]',
  sent_at         timestamptz,
  smtp_message_id text,
  -- Until when whoever hands it to the mail server has it alone.
  sending_until   timestamptz,
  -- When it last could not be handed over, and what the server said. It is tried again.
  failed_at       timestamptz,
  failure         text,
  -- It will not be sent again: the server said no for good, or a report came that it did not arrive.
  bounced_at      timestamptz,
  bounce          text,
  -- Not sent, because too many of its kind were in that hour.
  folded_at       timestamptz,
  -- When one mail told that it was not.
  told_at         timestamptz,
  -- It has a code, or says who reported something: no member of the staff reads it.
  is_secret       boolean not null default false,
  created_at      timestamptz not null default now(),
  constraint mail_message_folded check (folded_at is not null or told_at is null)
);
alter table mail_message
  alter recipient set statistics 0, alter subject set statistics 0, alter html set statistics 0, alter text set statistics 0,
  alter headers set statistics 0, alter attachments set statistics 0, alter bounce set statistics 0,
  alter failure set statistics 0;
create index mail_message_created_at_idx on mail_message (created_at desc);
create index mail_message_pace_idx on mail_message (auth_user_id, kind, sent_at);
create index mail_message_failed_idx on mail_message (failed_at) where failed_at is not null and sent_at is null;
-- Those that wait are few among those of thirty days.
create index mail_message_waiting_idx on mail_message (created_at)
  where sent_at is null and bounced_at is null and folded_at is null;

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
  auth_user_id  uuid primary key references authenticated_user on delete cascade,
  mail_off      text[] not null default '{}',
  push_off      text[] not null default '{}',
  -- Pushes say only that there is something.
  hides_words   boolean not null default false,
  -- Who says no to pushes isn't asked again, in any browser.
  declined_push boolean not null default false
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

-- Browsers that show what a person is told while the product isn't open (Push API). The endpoint is the address of the
-- browser's push service; the keys are the browser's, for the encryption (RFC 8291).
create table push_subscription (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  endpoint     text not null unique check (length(endpoint) <= 1000),
  p256dh       bytea not null check (length(p256dh) = 65),
  auth         bytea not null check (length(auth) = 16),
  -- What the browser calls itself, by which its owner recognises it: "Firefox, Windows".
  browser      text check (length(browser) <= 60),
  created_at   timestamptz not null default now()
);
alter table push_subscription
  alter endpoint set statistics 0, alter p256dh set statistics 0, alter auth set statistics 0, alter browser set statistics 0;
create index push_subscription_auth_user_id_idx on push_subscription (auth_user_id);

-- Each notification is pushed to each browser once.
create table push_delivery (
  notification_id      uuid not null references notification on delete cascade,
  push_subscription_id uuid not null references push_subscription on delete cascade,
  primary key (notification_id, push_subscription_id)
);
create index push_delivery_push_subscription_id_idx on push_delivery (push_subscription_id);
