-- Rows that are only ever looked for among their owner's have one index instead of two: a key that begins with the owner
-- (docs/decisions/0072).
do $$
declare
  kept record;
begin
  for kept in
    select table_name, owner
    from (values ('availability_rule', 'schedule_id'), ('mentor_education', 'profile_id'), ('mentor_experience', 'profile_id'),
      ('prospect_education', 'profile_id'), ('prospect_experience', 'profile_id')) kept (table_name, owner)
  loop
    execute format('alter table %I drop constraint %I', kept.table_name, kept.table_name || '_pkey');
    execute format('alter table %I add primary key (%I, id)', kept.table_name, kept.owner);
    execute format('drop index %I', kept.table_name || '_' || kept.owner || '_idx');
  end loop;
end $$;

-- Of schedules, who has which and that one of them is the default. Others are told apart by their ids.
drop index availability_schedule_auth_user_id_idx, availability_schedule_one_default;
create unique index availability_schedule_one_default on availability_schedule (auth_user_id, (case when not is_default then id end))
  nulls not distinct;

-- Nobody is ever asked for an acceptance by its id. The column stays for the version before, and goes a release later.
alter table terms_acceptance drop constraint terms_acceptance_pkey, drop constraint terms_acceptance_once;
alter table terms_acceptance alter id drop not null;
alter table terms_acceptance add constraint terms_acceptance_once primary key (auth_user_id, terms, version);
