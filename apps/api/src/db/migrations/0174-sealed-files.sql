-- Documents that people show to the staff. They lie in the storage, sealed, until `delete_at`.

create table sealed_file (
  id            uuid primary key,
  -- Who sent it.
  auth_user_id  uuid not null references authenticated_user,
  -- What it belongs to; null until it is handed in.
  subject_type  text,
  subject_id    uuid,
  filename      text not null,
  content_type  text not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  size_bytes    int not null,
  -- The key that it is sealed with.
  key_id        text not null,
  created_at    timestamptz not null,
  delete_at     timestamptz not null,
  constraint sealed_file_of check ((subject_type is null) = (subject_id is null))
);
alter table sealed_file alter filename set statistics 0;
create index sealed_file_user_idx on sealed_file (auth_user_id);
create index sealed_file_subject_idx on sealed_file (subject_id);
create index sealed_file_delete_at_idx on sealed_file (delete_at);
