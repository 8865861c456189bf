import { isViewable, VIEW_AS_HEADER, type Endpoint, type EndpointName } from '@abroad/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { AppError } from '../core/app-error.ts';
import { toInstant } from '../core/clock.ts';
import type { StaffActor } from './actor.ts';

/** The roles that may view the product as another person, besides admins. */
export const VIEW_AS_ROLES = ['moderator'] as const;

/**
 * Returns the person as whom a request is made; null for a request in one's own name. This is the one place that keeps such requests
 * from writing, from opening streams, from creating secrets and from the endpoints of the staff.
 * @throws AppError VIEW_AS_READ_ONLY.
 */
export function viewedPerson(
  name: EndpointName,
  endpoint: Endpoint,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | null {
  const person = headers[VIEW_AS_HEADER];
  if (person === undefined) {
    return null;
  }
  if (!isViewable(name, endpoint)) {
    throw new AppError('VIEW_AS_READ_ONLY');
  }
  return String(person);
}

/** @throws AppError VIEW_AS_ENDED when this staff member doesn't view as this person, or no longer. */
export async function requireView(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { user_id }: StaffActor,
  person: string,
): Promise<void> {
  const view = await db
    .selectFrom('view_as')
    .select('auth_user_id')
    .where('staff_user_id', '=', user_id)
    .where('until', '>', toInstant(clock.now()))
    .executeTakeFirst();
  if (view?.auth_user_id !== person) {
    throw new AppError('VIEW_AS_ENDED');
  }
}
