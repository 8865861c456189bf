-- What processes and jobs remember.

-- A worker that lives says so; the job queue itself would keep a dead worker's jobs locked for four hours.
create table worker_heartbeat (
  worker_id  text primary key,
  started_at timestamptz not null default now(),
  seen_at    timestamptz not null default now()
);

-- Where each part of the list of mentors begins that search engines are given: some tens of thousands each, so that a part
-- is read by its bounds and nobody counts all mentors to answer a request. A job draws the bounds now and then.
create table sitemap_part (
  part     integer primary key check (part > 0),
  -- The first profile_id of the part; a first part takes whoever comes before it, too.
  first_id uuid not null
);

-- Jobs that are due by a moment of a row are enqueued shortly before it (docs/decisions/0169): until which moment, and which row of it,
-- they are enqueued.
create table due_work (
  name  text primary key,
  until timestamptz not null,
  key   uuid not null
);

-- Backups by `npm run backup`, each when it is complete.
create table backup_made (
  made_at timestamptz primary key,
  rows    integer not null,
  files   int not null
);
