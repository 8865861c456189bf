-- Pictures of people. A row begins when a file is announced or comes in; its files are named by its id and hash alone.
create table avatar (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  status       text not null check (status in ('expected', 'processing', 'current')),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
  size_bytes   integer not null check (size_bytes between 1 and 5242880),
  content_hash text check (content_hash ~ '^[0-9a-f]{32}$'),
  claimed_at   timestamptz,
  created_at   timestamptz not null default now(),
  constraint avatar_current_has_files check (status <> 'current' or content_hash is not null)
);
create unique index avatar_one_current on avatar (auth_user_id) where status = 'current';
create index avatar_unfinished_by_person on avatar (auth_user_id, created_at) where status <> 'current';
create index avatar_unfinished on avatar (created_at) where status <> 'current';
