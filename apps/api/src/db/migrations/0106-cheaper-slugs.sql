-- The same rules for slugs at a tenth of the price (docs/decisions/0068). Letters are checked in one state of the expression and not in fifty, and
-- compared in lower case once for each slug and not once for each comparison.
alter table authenticated_user drop constraint authenticated_user_slug_check;
-- Who is there already has met the same rule.
alter table authenticated_user add constraint authenticated_user_slug_check
  check (slug::text !~ '[^A-Za-z0-9_-]' and char_length(slug::text) between 3 and 50) not valid;
alter table authenticated_user drop constraint authenticated_user_slug_key;
create unique index authenticated_user_slug_key on authenticated_user (lower(slug::text));
-- Nobody plans by how often a slug comes: once.
alter table authenticated_user alter slug set statistics 0;
