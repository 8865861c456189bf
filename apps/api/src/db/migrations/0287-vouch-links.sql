-- A university may name its people by a link, too, which it sends to them itself: until a day, and for so many of them.
alter table vouch_list
  add link_hash bytea,
  add link_until timestamptz,
  add link_people int check (link_people > 0),
  add constraint vouch_list_link check ((link_hash is null) = (link_until is null) and (link_hash is null) = (link_people is null));
create unique index vouch_list_link_idx on vouch_list (link_hash);
