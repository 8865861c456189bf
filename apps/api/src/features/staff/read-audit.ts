import type { StaffEvents } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { newId } from '../../core/ids.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import { writeAs } from '../../db/write-as.ts';
import { findEvents } from './queries.ts';

/**
 * A page of the audit. The reading itself is recorded first, so the page shows it.
 * @throws AppError PAGE_TOO_DEEP.
 */
export function readAudit(
  { db }: Pick<Context, 'db'>,
  actor_id: string,
  page: { page: number; page_size: number },
): Promise<StaffEvents> {
  const bounds = pageBounds(page);
  return writeAs(db, actor_id, async (trx) => {
    await trx
      .insertInto('staff_event')
      .values({
        id: newId(),
        kind: 'audit_read',
        actor_user_id: actor_id,
        about_user_id: null,
        role: null,
        reason: null,
      })
      .execute();
    const { items, total } = await findEvents(trx, bounds);
    return toPage(items, total, page);
  });
}
