-- Files of an email that its message did not take along: their names, and why. The message says how many.

alter table message add column files_left_out jsonb not null default '[]' check (jsonb_typeof(files_left_out) = 'array');
alter table message alter files_left_out set statistics 0;
