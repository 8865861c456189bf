/** What a decision may do; any number of them together. */
export const DECISION_ACTIONS = [
  'no_action',
  'remove',
  'restore',
  'mask',
  'note',
  'warn',
  'limit_messages',
  'hide_profile',
  'suspend',
  'revoke_proof',
  'hold_payouts',
  'refund_booking',
  'close_account',
] as const;
export type DecisionActionType = (typeof DECISION_ACTIONS)[number];
