import { LIMITS, type ViewAs } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { writeAs, writeAsStaff } from '../../db/write-as.ts';
import type { StaffActor } from '../../http/actor.ts';
import { refuseCloseTo } from './own-matters.ts';
import { refuseAboutStaff } from './protect-staff.ts';
import { recordStaffAct } from './record-act.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

const MINUTE_MS = 60_000;

/**
 * Lets a member of the staff see the product as a person does, for half an hour. One person at a time: another one ends it.
 * @throws AppError NOT_FOUND for no such person, STAFF_INVOLVED for themselves or the other side of a booking or conversation, STAFF_PROTECTED.
 */
export const startViewAs = (
  { db, clock }: Deps,
  actor: StaffActor,
  { user_id, reason }: { user_id: string; reason: string },
): Promise<ViewAs> =>
  writeAsStaff(db, { by: actor.user_id, about: user_id }, async (trx) => {
    await refuseAboutStaff(trx, actor, user_id);
    await refuseCloseTo(trx, actor.user_id, user_id);
    const until = toInstant(clock.now() + LIMITS.view_as_min * MINUTE_MS);
    await trx
      .insertInto('view_as')
      .values({ staff_user_id: actor.user_id, auth_user_id: user_id, until })
      .onConflict((conflict) => conflict.column('staff_user_id').doUpdateSet({ auth_user_id: user_id, until }))
      .execute();
    await recordStaffAct(trx, { kind: 'view_as_started', actor_id: actor.user_id, about_user_id: user_id, reason });
    const person = await trx
      .selectFrom('authenticated_user')
      .select(['id as user_id', 'slug', 'first_name', 'last_name'])
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow();
    return { person: { ...person, is_deleted: false }, until };
  });

/** Ends it. It does nothing where it has ended already. */
export const stopViewAs = ({ db }: Deps, { user_id: by }: StaffActor, user_id: string): Promise<void> =>
  writeAs(db, by, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('view_as')
      .where('staff_user_id', '=', by)
      .where('auth_user_id', '=', user_id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) {
      await recordStaffAct(trx, { kind: 'view_as_stopped', actor_id: by, about_user_id: user_id });
    }
  });
