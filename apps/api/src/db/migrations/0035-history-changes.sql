-- Whoever changes an entry says which state of it they had before them, in the precision of the wire.
alter table mentor_education add column updated_at timestamptz(3) not null default now();
alter table mentor_experience add column updated_at timestamptz(3) not null default now();
alter table prospect_education add column updated_at timestamptz(3) not null default now();
alter table prospect_experience add column updated_at timestamptz(3) not null default now();
