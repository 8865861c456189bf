/** The actions that a person can take on a booking, in the order in which a page shows it; the API also refuses the actions that the page disables. */
export const BOOKING_ACTIONS = [
  'pay',
  'accept',
  'decline',
  'join',
  'reschedule',
  'propose',
  'cancel',
  'withdraw',
  'report_no_show',
  'answer_no_show',
  'review',
] as const;

export type BookingAction = (typeof BOOKING_ACTIONS)[number];
