-- No two people come between the marks and the index. Reading goes on.
lock table authenticated_user in share row exclusive mode;
update authenticated_user set slug_look_shared = true
from (select id, row_number() over (partition by slug_look(slug::text) collate "C" order by created_at, id) as place
      from authenticated_user) looks
where looks.id = authenticated_user.id and looks.place > 1;
create unique index authenticated_user_slug_look_key on authenticated_user ((slug_look(slug::text)) collate "C")
  where not slug_look_shared;
