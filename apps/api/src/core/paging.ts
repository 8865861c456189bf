import { LIMITS } from '@abroad/contract';
import { AppError } from './app-error.ts';

interface PageRequest {
  page: number;
  page_size: number;
}

/**
 * The offset of a page in its list.
 * @returns `limit` and `offset` for a query.
 * @throws AppError PAGE_TOO_DEEP (`page`) when `page * page_size` is above 10,000.
 */
export function pageBounds({ page, page_size }: PageRequest): { limit: number; offset: number } {
  if (page * page_size > LIMITS.page_depth_max) {
    const message = `Look at the first ${LIMITS.page_depth_max} only`;
    throw new AppError('PAGE_TOO_DEEP', { errors: [{ path: 'page', message }] });
  }
  return { limit: page_size, offset: (page - 1) * page_size };
}

/** A page in the form of the contract's paged answers. */
export function toPage<T>(items: T[], total: number, { page, page_size }: PageRequest) {
  return { items, total, page, page_size, total_pages: Math.ceil(total / page_size) };
}
