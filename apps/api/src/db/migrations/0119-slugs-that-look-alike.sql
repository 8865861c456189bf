-- Slugs that look alike are one slug (docs/decisions/0082). This is the skeleton of UTS 39 for the letters that a slug may have, in
-- lower case; an underscore is a hyphen besides. PostgreSQL works it out without calling a function.
create function slug_look(slug text) returns text language sql immutable strict parallel safe
  return replace(lower(translate(slug, '01I_', 'Oll-')), 'm', 'rn');

-- Whose slug looked like somebody else's before that was a rule keeps it.
alter table authenticated_user add column slug_look_shared boolean not null default false;

-- Three former slugs are kept; those before lead nowhere and are free again.
delete from former_slug using (
  select slug, row_number() over (partition by auth_user_id order by created_at desc, slug) as place from former_slug) kept
where kept.slug = former_slug.slug and kept.place > 3;
create index former_slug_look_idx on former_slug ((slug_look(slug::text)) collate "C");

create or replace function refuse_former_slug() returns trigger language plpgsql as $$
begin
  if exists (select 1 from former_slug where slug = new.slug and auth_user_id <> new.id)
    or exists (select 1 from former_slug
               where slug_look(slug::text) collate "C" = slug_look(new.slug::text) collate "C" and auth_user_id <> new.id)
    or exists (select 1 from erased_slug
               where slug_hash = sha256(convert_to(lower(new.slug::text), 'UTF8')) and free_after > now()) then
    raise exception 'the slug % leads to somebody else', new.slug
      using errcode = 'unique_violation', constraint = 'authenticated_user_slug_key';
  end if;
  return null;
end $$;
