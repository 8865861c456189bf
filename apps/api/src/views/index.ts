import type { Context } from '../context.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { myResources } from './my-resources.ts';
import { popularRoutes } from './popular-routes.ts';
import { mentorSearch } from './search/mentor-search.ts';
import { searchProfiles } from './search/search-profiles.ts';

export { SEARCH_CRONTAB, searchTasks } from './search/jobs.ts';

/** Reads that cross features. */
export function viewHandlers(context: Context): HandlersOf<'searchProfiles' | 'listPopularRoutes' | 'getMyResources'> {
  const search = mentorSearch(context);
  const readPopularRoutes = popularRoutes(context);
  return {
    searchProfiles: ({ query }) => searchProfiles(context, search, query),
    listPopularRoutes: () => readPopularRoutes(),
    getMyResources: ({ actor }) => myResources(context, actor.user_id),
  };
}
