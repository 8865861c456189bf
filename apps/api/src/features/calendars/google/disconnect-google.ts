import { AppError } from '../../../core/app-error.ts';
import { findDoorsOf } from '../connections.ts';
import { disconnect } from '../disconnect.ts';
import type { Needs } from '../read-calendar.ts';

/**
 * Ends one connection to Google, or all of them, and gives the right of access back.
 * @throws AppError NOT_FOUND for one that is somebody else's, or not Google's.
 */
export async function disconnectGoogle(
  context: Needs,
  user_id: string,
  connection_id: string | undefined,
): Promise<void> {
  const all = await findDoorsOf(context.db, user_id, 'google');
  const wanted = all.filter(({ id }) => connection_id === undefined || id === connection_id);
  if (connection_id !== undefined && wanted.length === 0) {
    throw new AppError('NOT_FOUND');
  }
  await disconnect(context, user_id, wanted);
}
