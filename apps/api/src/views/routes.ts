import type { Context } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { listStaffBookings } from './admin-bookings.ts';
import { adminMailHandlers } from './admin-mails.ts';
import { adminOperationHandlers } from './admin-operations/routes.ts';
import { getPerson } from './admin-people/person.ts';
import { searchPeople } from './admin-people/search-people.ts';
import { getStaffBooking } from './admin-people/staff-booking.ts';
import { adminReviewHandlers } from './admin-reviews.ts';
import { instanceSettings } from './admin-settings.ts';
import { adminToday } from './admin-today.ts';
import { homeFacts } from './home-facts.ts';
import { mentorChecklist } from './mentor-checklist.ts';
import { mentorTasks } from './mentor-tasks.ts';
import { myResources } from './my-resources.ts';
import { popularRoutes } from './popular-routes.ts';
import { createSearch } from './search/create-search.ts';
import { searchProfiles } from './search/search-profiles.ts';
import { mentorAddresses } from './sitemap-parts.ts';
import { readTransparency } from './transparency.ts';

/** Reads that cross features. */
export function viewHandlers(context: Context) {
  const search = createSearch(context);
  const readPopularRoutes = popularRoutes(context);
  const readHomeFacts = homeFacts(context);
  return {
    searchPeople: ({ actor, query }) => searchPeople(context, actor, query),
    getPerson: ({ actor, params, query }) => getPerson(context, actor, { ...params, ...query }),
    getStaffBooking: ({ actor, params }) => getStaffBooking(context, actor, params.id),
    ...adminReviewHandlers(context),
    ...adminMailHandlers(context),
    ...adminOperationHandlers(context),
    listStaffBookings: ({ actor, query }) => listStaffBookings(context, actor, query),
    getInstanceSettings: () => instanceSettings(context),
    searchProfiles: ({ query }) => searchProfiles(context, search, query),
    listPopularRoutes: ({ query }) => readPopularRoutes(query),
    getHomeFacts: ({ query }) => readHomeFacts(query),
    listMentorAddresses: ({ query }) => mentorAddresses(context, query),
    getMentorChecklist: ({ actor }) => mentorChecklist(context, actor.user_id),
    getMentorTasks: ({ actor }) => mentorTasks(context, actor.user_id),
    getAdminToday: ({ actor }) => adminToday(context, actor),
    getMyResources: ({ actor }) => myResources(context, actor.user_id),
    getTransparency: () => readTransparency(context),
  } satisfies Partial<Handlers>;
}
