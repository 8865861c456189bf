-- When a reporter added to their report: each time counts towards the limit of a day.

alter table report add column added_at timestamptz[] not null default '{}';
create index report_email_idx on report (reporter_email, created_at) where reporter_email is not null;
