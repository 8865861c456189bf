-- Where each part of the list of mentors begins that search engines are given: some tens of thousands each, so that a part
-- is read by its bounds and nobody counts all mentors to answer a request. A job draws the bounds now and then.
create table sitemap_part (
  part     integer primary key check (part > 0),
  -- The first profile_id of the part; a first part takes whoever comes before it, too.
  first_id uuid not null
);
