-- Work over all rows that is done once after an update, by the worker, while people are served.
create table finished_work (
  name        text primary key,
  finished_at timestamptz not null default now()
);
