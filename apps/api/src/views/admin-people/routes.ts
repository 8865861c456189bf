import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { getPerson } from './person.ts';
import { searchPeople } from './search-people.ts';
import { getStaffBooking } from './staff-booking.ts';

/** People and their bookings, as the console shows them. */
export function adminPeopleHandlers(
  context: Pick<Context, 'db' | 'clock'>,
): HandlersOf<'searchPeople' | 'getPerson' | 'getStaffBooking'> {
  return {
    searchPeople: ({ actor, query }) => searchPeople(context, actor, query),
    getPerson: ({ actor, params, query }) => getPerson(context, actor, { ...params, ...query }),
    getStaffBooking: ({ actor, params }) => getStaffBooking(context, actor, params.id),
  };
}
