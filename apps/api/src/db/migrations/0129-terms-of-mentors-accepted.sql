-- A mentor who accepted the mentor terms accepted terms: `terms_accepted_at` says when.
update authenticated_user person
set terms_accepted_at = acceptance.accepted_at
from (select auth_user_id, max(accepted_at) as accepted_at from terms_acceptance group by auth_user_id) acceptance
where acceptance.auth_user_id = person.id and person.terms_accepted_at is null and person.status <> 'deleted';
