-- Mail that is sent, and what came back.

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
  -- It will not be sent again: the server said no for good, or a report came that it did not arrive.
  bounced_at      timestamptz,
  bounce          text,
  -- Not sent, because too many of its kind were in that hour.
  folded_at       timestamptz,
  -- When one mail told that it was not.
  told_at         timestamptz,
  created_at      timestamptz not null default now(),
  constraint mail_message_folded check (folded_at is not null or told_at is null)
);
alter table mail_message
  alter recipient set statistics 0, alter subject set statistics 0, alter html set statistics 0, alter text set statistics 0,
  alter headers set statistics 0, alter attachments set statistics 0, alter bounce set statistics 0;
create index mail_message_created_at_idx on mail_message (created_at desc);
create index mail_message_pace_idx on mail_message (auth_user_id, kind, sent_at);
