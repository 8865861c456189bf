import type { QueryClient } from '@tanstack/react-query';

/** Refetches all data with free times or services. */
export function forgetTimes(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['availability'] });
  void queries.invalidateQueries({ queryKey: ['availability-preview'] });
}
