-- Three late cancellations count as one missed session, from the third on, and each is in one such three only: its third strike. As
-- one of them fades, the two that are left are no part of the next three.
alter table strike add column counted_with uuid references strike;

-- Those of before, by three in their order, as far as the three counted together.
with late as (
  select id, user_id, created_at, fades_at,
    (row_number() over (partition by user_id order by created_at, id) - 1) / 3 as three
  from strike where kind = 'late_cancellation' and lifted_at is null),
whole as (
  select user_id, three, (array_agg(id order by created_at, id))[3] as third
  from late group by user_id, three
  having count(*) = 3 and max(created_at) < min(fades_at))
update strike set counted_with = whole.third
from late join whole on whole.user_id = late.user_id and whole.three = late.three
where strike.id = late.id;
