import { paths } from '../../lib/paths.ts';

export const views = ['upcoming', 'waiting', 'past', 'cancelled'] as const;
export type BookingsView = (typeof views)[number];

export const roleFilters = ['all', 'mentor', 'prospect'] as const;
export type RoleFilter = (typeof roleFilters)[number];

/** What the address of the list says. */
export interface ListAddress {
  when: BookingsView;
  role: RoleFilter;
  page: number;
}

/** Reads the query string; what makes no sense counts as absent. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const page = Number(search.get('page'));
  return {
    when: views.find((view) => view === search.get('when')) ?? 'upcoming',
    role: roleFilters.find((role) => role === search.get('role')) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The link to a part of the list; the usual is left out. */
export function listAddressOf({ when, role, page }: ListAddress): string {
  return paths.bookings({
    ...(when === 'upcoming' ? {} : { when }),
    ...(role === 'all' ? {} : { role }),
    ...(page === 1 ? {} : { page }),
  });
}
