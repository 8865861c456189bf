-- The audit stays append-only; an erasure alone may take the words that were written about a user out of it.
create function refuse_staff_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('abroad_mentors.erasing', true) = 'on' and new.reason is null
    and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger staff_event_append_only on staff_event;
create trigger staff_event_append_only before update or delete on staff_event
  for each row execute function refuse_staff_event_change();
