-- What is append-only row by row can't be emptied as a whole either: TRUNCATE fires no trigger of rows.

create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

do $$
declare kept regclass;
begin
  for kept in select tgrelid::regclass from pg_trigger where tgname like '%\_append\_only' and not tgisinternal loop
    execute format('create trigger no_truncate before truncate on %s for each statement execute function refuse_truncate()', kept);
  end loop;
end $$;
