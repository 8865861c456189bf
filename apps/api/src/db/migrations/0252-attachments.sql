-- Files in conversations. They lie in the storage, sealed, as long as their message does; without one, for an hour.

create table attachment (
  id            uuid primary key,
  -- Who sent it.
  auth_user_id  uuid not null references authenticated_user,
  -- Null until a message takes it along, and once that is deleted: then the sweep finds it.
  message_id    uuid references message on delete set null,
  -- Its place among those of the message.
  position      smallint not null default 0,
  filename      text not null,
  content_type  text not null check (content_type in ('application/pdf', 'image/webp', 'text/plain')),
  size_bytes    int not null check (size_bytes > 0),
  -- Whether a scanner has looked for malware and found none.
  is_scanned    boolean not null,
  -- The key that it is sealed with.
  key_id        text not null,
  created_at    timestamptz not null
);
alter table attachment alter filename set statistics 0;
create index attachment_user_idx on attachment (auth_user_id);
create index attachment_message_idx on attachment (message_id);
create index attachment_unattached_idx on attachment (created_at) where message_id is null;
