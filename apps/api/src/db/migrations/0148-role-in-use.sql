-- The role that somebody with both uses, on all their devices; null until they choose.
alter table authenticated_user add column role_in_use text;
alter table authenticated_user
  add constraint authenticated_user_role_in_use check (role_in_use in ('mentor', 'prospect')) not valid;
