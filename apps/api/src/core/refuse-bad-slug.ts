import { Slug } from '@abroad/contract';
import { AppError } from './app-error.ts';

/** @throws AppError INVALID_SLUG for an invalid slug. */
export function refuseBadSlug(slug: string): void {
  const read = Slug.safeParse(slug);
  if (!read.success) {
    throw new AppError('INVALID_SLUG', {
      errors: read.error.issues.map(({ message }) => ({ path: 'slug', message })),
    });
  }
}
