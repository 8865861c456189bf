import { LIMITS } from '@abroad/contract/limits';
import { paths } from '../../lib/paths.ts';
import { readLine, readPage } from '../../lib/read-address.ts';

export const views = ['upcoming', 'waiting', 'past', 'cancelled'] as const;
export type BookingsView = (typeof views)[number];

export const roleFilters = ['all', 'mentor', 'prospect'] as const;
export type RoleFilter = (typeof roleFilters)[number];

/** The parameters in the address of the list. */
export interface ListAddress {
  /** Null for the default part: the one that waits for the reader, or the coming sessions. */
  when: BookingsView | null;
  role: RoleFilter;
  /** Part of the other side's name or of the service's title; '' for all. */
  q: string;
  page: number;
}

/** The address of a part of the list. */
export interface OpenedAddress extends ListAddress {
  when: BookingsView;
}

/** Reads the query string; invalid values count as absent. Without a role, the bookings of all roles are shown. */
export function readListAddress(search: URLSearchParams): ListAddress {
  return {
    when: views.find((view) => view === search.get('when')) ?? null,
    role: roleFilters.find((role) => role === search.get('role')) ?? 'all',
    q: readLine(search.get('q'), LIMITS.keyword_length_max),
    page: readPage(search.get('page')),
  };
}

/** The link to a part of the list; the usual is left out. */
export function listAddressOf({ when, role, q, page }: ListAddress): string {
  return paths.bookings({
    ...(when === null ? {} : { when }),
    ...(role === 'all' ? {} : { role }),
    ...(q === '' ? {} : { q }),
    ...(page === 1 ? {} : { page }),
  });
}
