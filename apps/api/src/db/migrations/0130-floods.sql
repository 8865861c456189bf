-- What people do so and so often at most in a while, where no row of theirs tells it. `account_export` was it for exports: only the
-- version before writes it.
create table taken_allowance (
  auth_user_id uuid not null references authenticated_user on delete cascade,
  kind         text not null check (kind in ('export', 'webhook_try')),
  taken_at     timestamptz not null default clock_timestamp()
);
create index taken_allowance_idx on taken_allowance (auth_user_id, kind, taken_at);

alter table mail_message
  -- Not sent, because too many of its kind were in that hour.
  add column folded_at timestamptz,
  -- When one mail told that it was not.
  add column told_at timestamptz,
  add constraint mail_message_folded check (folded_at is not null or told_at is null);
create index mail_message_pace_idx on mail_message (auth_user_id, kind, sent_at);
