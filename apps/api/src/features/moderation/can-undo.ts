import { sql } from 'kysely';

/** Whether `decision` has an effect that can be taken back, once, and no open appeal against it. An SQL condition. */
export const CAN_UNDO = sql<boolean>`(decision.overturns_decision_id is null
  and not exists (select 1 from moderation_decision later where later.overturns_decision_id = decision.id)
  and not exists (select 1 from moderation_appeal where decision_id = decision.id and state = 'open')
  and exists (select 1 from jsonb_array_elements(decision.actions) action
    where action->>'type' not in ('no_action', 'note', 'restore', 'refund_booking')))`;
