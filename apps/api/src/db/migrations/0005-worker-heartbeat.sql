-- A worker that lives says so; the job queue itself would keep a dead worker's jobs locked for four hours.
create table worker_heartbeat (
  worker_id  text primary key,
  started_at timestamptz not null default now(),
  seen_at    timestamptz not null default now()
);
