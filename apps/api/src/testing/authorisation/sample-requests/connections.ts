import type { AsksOf, Cell } from '../ask.ts';
import type { Scene } from '../scene.ts';

const nothing = () => ({});
const caldav = (username: string) => ({ server_url: 'https://dav.example.org', username, password: 'app-password' });

/** A connection of the mentor, or a new one for callers who may end it. */
async function connection({ people }: Scene, { caller, allowed }: Cell) {
  const { id } = await people.mentor.client.connectCaldavCalendar({ body: caldav(allowed ? caller : 'kept') });
  return { id };
}

async function calendar(scene: Scene, cell: Cell) {
  const query = { connection_id: (await connection(scene, cell)).id };
  const { items } = await scene.people.mentor.client.listProviderCalendars({ query });
  return { id: items[0]?.id ?? 'no calendar' };
}

export const connectionAsks: AsksOf<
  | 'listCalendarConnections'
  | 'connectGoogleCalendar'
  | 'completeGoogleCalendar'
  | 'disconnectGoogleCalendar'
  | 'connectCaldavCalendar'
  | 'connectCalendarFeed'
  | 'refreshCalendarConnection'
  | 'deleteCalendarConnection'
  | 'listProviderCalendars'
  | 'patchProviderCalendar'
> = {
  listCalendarConnections: nothing,
  connectGoogleCalendar: () => ({ body: { return_to: '/settings' } }),
  completeGoogleCalendar: () => ({ body: { state: 'of-nobody', code: 'a-code' } }),
  disconnectGoogleCalendar: nothing,
  connectCaldavCalendar: () => ({ body: caldav('linh') }),
  connectCalendarFeed: () => ({ body: { url: 'webcal://example.org/linh.ics', name: 'Term' } }),
  refreshCalendarConnection: async (scene, cell) => ({ params: await connection(scene, cell) }),
  deleteCalendarConnection: async (scene, cell) => ({ params: await connection(scene, cell) }),
  listProviderCalendars: nothing,
  patchProviderCalendar: async (scene, cell) => ({
    params: await calendar(scene, cell),
    body: { check_conflicts: false },
  }),
};
