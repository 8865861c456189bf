import type { Context } from '../../context.ts';
import { EventStream } from '../../http/event-streams/event-stream.ts';
import { endWithToken } from '../../http/event-streams/end-with-token.ts';

/**
 * Says when a person's notifications change, without what changed: each window asks for the counts of the server. The database
 * announces changes (`0009-mail-and-notifications.sql`), so they reach every process. It ends with the token, and for an erased account.
 */
export const watchNotifications = (
  { db, logger, notification_changes }: Pick<Context, 'db' | 'logger' | 'notification_changes'>,
  { user_id, token }: { user_id: string; token: string | null },
): EventStream =>
  new EventStream((send, end) => {
    const stopWaiting = endWithToken(token, end);
    const isThere = async () => {
      const person = await db
        .selectFrom('authenticated_user')
        .select('id')
        .where('id', '=', user_id)
        .where('status', '<>', 'deleted')
        .executeTakeFirst();
      return person !== undefined;
    };
    const leave = notification_changes.subscribe(user_id, () => {
      send('changed');
      isThere().then(
        (is_there) => is_there || end(),
        (error: unknown) => logger.warn({ err: error }, 'it is not known whether a watching person is still there'),
      );
    });
    return () => {
      stopWaiting();
      leave();
    };
  });
