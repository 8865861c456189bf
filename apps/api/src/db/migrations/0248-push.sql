-- Browsers that show what a person is told while the product isn't open (Push API). The endpoint is the address of the
-- browser's push service; the keys are the browser's, for the encryption (RFC 8291).
create table push_subscription (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  endpoint     text not null unique check (length(endpoint) <= 1000),
  p256dh       bytea not null check (length(p256dh) = 65),
  auth         bytea not null check (length(auth) = 16),
  created_at   timestamptz not null default now()
);
alter table push_subscription alter column endpoint set statistics 0;
alter table push_subscription alter column p256dh set statistics 0;
alter table push_subscription alter column auth set statistics 0;
create index push_subscription_auth_user_id_idx on push_subscription (auth_user_id);

-- Each notification is pushed to each browser once.
create table push_delivery (
  notification_id      uuid not null references notification on delete cascade,
  push_subscription_id uuid not null references push_subscription on delete cascade,
  primary key (notification_id, push_subscription_id)
);
create index push_delivery_push_subscription_id_idx on push_delivery (push_subscription_id);
