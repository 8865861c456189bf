import { LIMITS } from '@abroad/contract/limits';
import { paths } from '../../lib/paths.ts';
import { readLine, readPage } from '../../lib/read-address.ts';

export const views = ['upcoming', 'waiting', 'past', 'cancelled'] as const;
export type BookingsView = (typeof views)[number];

export const roleFilters = ['all', 'mentor', 'prospect'] as const;
export type RoleFilter = (typeof roleFilters)[number];

/** What the address of the list says. */
export interface ListAddress {
  when: BookingsView;
  role: RoleFilter;
  /** Part of the other side's name or of the service's title; '' for all. */
  q: string;
  page: number;
}

/**
 * Reads the query string; what makes no sense counts as absent.
 * @param usual whose bookings an address without a role means: those of the role in use, for somebody with two
 */
export function readListAddress(search: URLSearchParams, usual: RoleFilter = 'all'): ListAddress {
  return {
    when: views.find((view) => view === search.get('when')) ?? 'upcoming',
    role: roleFilters.find((role) => role === search.get('role')) ?? usual,
    q: readLine(search.get('q'), LIMITS.keyword_length_max),
    page: readPage(search.get('page')),
  };
}

/** The link to a part of the list; the usual is left out. */
export function listAddressOf({ when, role, q, page }: ListAddress, usual: RoleFilter = 'all'): string {
  return paths.bookings({
    ...(when === 'upcoming' ? {} : { when }),
    ...(role === usual ? {} : { role }),
    ...(q === '' ? {} : { q }),
    ...(page === 1 ? {} : { page }),
  });
}
