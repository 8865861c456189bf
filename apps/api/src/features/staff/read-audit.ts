import type { StaffEvents, StaffEventsQuery } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import { writeAs } from '../../db/write-as.ts';
import { findEvents } from './queries.ts';
import { recordStaffAct } from './record-act.ts';

/**
 * A page of the audit. The reading itself is recorded first, so the page shows it.
 * @throws AppError PAGE_TOO_DEEP.
 */
export function readAudit(
  { db }: Pick<Context, 'db'>,
  actor_id: string,
  query: StaffEventsQuery,
): Promise<StaffEvents> {
  const bounds = pageBounds(query);
  return writeAs(db, actor_id, async (trx) => {
    await recordStaffAct(trx, { kind: 'audit_read', actor_id });
    const { items, total } = await findEvents(trx, query, bounds);
    return toPage(items, total, query);
  });
}
