-- The decision that suspended an account; null where the staff did it without one, and no decision's end lifts that.
alter table authenticated_user add column suspended_by_decision_id uuid references moderation_decision;
create index authenticated_user_suspended_by_idx on authenticated_user (suspended_by_decision_id)
  where suspended_by_decision_id is not null;
update authenticated_user person set suspended_by_decision_id = (
  select decision.id from moderation_measure measure join moderation_decision decision on decision.id = measure.decision_id
  where measure.user_id = person.id and measure.kind in ('suspend', 'close_account') and measure.ended_at is null
    and decision.facts = person.suspension_reason
  order by decision.created_at desc limit 1)
where status = 'suspended';

-- However a suspension is lifted, what held it is over.
create function end_suspending_measures() returns trigger language plpgsql as $$
begin
  update moderation_measure set ended_at = new.updated_at
  where user_id = new.id and kind in ('suspend', 'close_account') and ended_at is null;
  return null;
end $$;
create trigger suspension_lifted after update of status on authenticated_user for each row
  when (old.status = 'suspended' and new.status = 'active') execute function end_suspending_measures();

-- A hiding that its mentor ends by reading the checklist for sessions.
alter table moderation_measure add column until_read boolean not null default false;
update moderation_measure measure set until_read = true
from moderation_decision decision join moderation_case on moderation_case.id = decision.case_id
where decision.id = measure.decision_id and decision.automated and decision.rule = 'no_show'
  and measure.kind = 'hide_profile' and measure.ends_at is null and measure.ended_at is null
  and moderation_case.closed_at is not null;

-- A case whose appeal was answered is appealed again where another of its decisions is.
create or replace function check_case_transition() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('open', 'in_review'), ('in_review', 'open'), ('open', 'decided'), ('in_review', 'decided'),
    ('decided', 'appealed'), ('appealed', 'upheld'), ('appealed', 'overturned'), ('upheld', 'appealed'),
    ('overturned', 'appealed')) then
    raise exception 'a case cannot go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'moderation_case_legal_transition';
  end if;
  return new;
end $$;
