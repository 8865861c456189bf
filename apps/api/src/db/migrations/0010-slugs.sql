-- Nobody can take a slug that somebody else once had. The check runs after the unique index of present slugs has been
-- passed, and so after anybody who is just giving this slug up has committed.
create function refuse_former_slug() returns trigger language plpgsql as $$
begin
  if exists (select 1 from former_slug where slug = new.slug and auth_user_id <> new.id) then
    raise exception 'the slug % leads to somebody else', new.slug
      using errcode = 'unique_violation', constraint = 'authenticated_user_slug_key';
  end if;
  return null;
end $$;
create trigger authenticated_user_former_slug after insert or update of slug on authenticated_user
  for each row execute function refuse_former_slug();
create index former_slug_auth_user_id_idx on former_slug (auth_user_id);
