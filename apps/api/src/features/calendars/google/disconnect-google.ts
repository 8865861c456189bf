import { AppError } from '../../../core/app-error.ts';
import { findSealedConnectionsOf } from '../connections.ts';
import { disconnect } from '../disconnect.ts';
import type { CalendarDeps } from '../read-calendar.ts';

/**
 * Disconnects one Google account, or all, and revokes the access.
 * @throws AppError NOT_FOUND for a connection of another user or provider.
 */
export async function disconnectGoogle(
  context: CalendarDeps,
  user_id: string,
  connection_id: string | undefined,
): Promise<void> {
  const all = await findSealedConnectionsOf(context.db, user_id, 'google');
  const chosen = all.filter(({ id }) => connection_id === undefined || id === connection_id);
  if (connection_id !== undefined && chosen.length === 0) {
    throw new AppError('NOT_FOUND');
  }
  await disconnect(context, user_id, chosen);
}
