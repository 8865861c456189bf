import type { AvailabilitySettings } from '@abroad/contract';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { listConnections } from '../calendars/connections.ts';
import { keepDefaultPolicy, policiesOf } from '../event-types/policies.ts';
import { listOwnServices } from '../event-types/own-services.ts';
import { requireMentor } from '../profiles/own-profile.ts';
import { listOwnSchedules } from './own-schedules.ts';

const findMentorPolicy = async (db: Database, user_id: string) =>
  (await policiesOf(db, user_id)).find((policy) => policy.event_type_id === null);

/** The mentor's own policy. A mentor without one gets the default policy, so that there is one to change. */
async function ownPolicy(db: Database, user_id: string) {
  const kept = await findMentorPolicy(db, user_id);
  if (kept) {
    return kept;
  }
  await writeAs(db, user_id, (trx) => keepDefaultPolicy(trx, user_id));
  const made = await findMentorPolicy(db, user_id);
  if (!made) {
    throw new Error(`no booking policy could be kept for ${user_id}`);
  }
  return made;
}

/**
 * All booking settings of the mentor.
 * @throws AppError PROFILE_NOT_FOUND if the user isn't a mentor.
 */
export async function getSettings({ db }: Pick<Context, 'db'>, user_id: string): Promise<AvailabilitySettings> {
  await requireMentor(db, user_id);
  const [schedules, booking_policy, event_types, connections] = await Promise.all([
    listOwnSchedules(db, user_id),
    ownPolicy(db, user_id),
    listOwnServices(db, user_id),
    listConnections(db, user_id),
  ]);
  return { schedules, booking_policy, event_types, connections };
}
