import type { QueryClient } from '@tanstack/react-query';

/** Everything that shows free times or services has to be asked for anew. */
export function forgetTimes(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['availability'] });
  void queries.invalidateQueries({ queryKey: ['availability-preview'] });
}
