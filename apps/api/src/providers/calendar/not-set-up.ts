import { CalendarFailure, type CalendarSource } from './port.ts';

const refuse = () => Promise.reject(new CalendarFailure('refused', 'this kind of calendar is not set up here'));

/** A kind of calendar that this instance doesn't speak to. */
export const notSetUp: CalendarSource = {
  listCalendars: refuse,
  readBusy: refuse,
  writer: null,
  revoke: refuse,
};
