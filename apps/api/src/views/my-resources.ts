import type { ResourceFlags } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { termsDue } from '../features/identity/acceptance.ts';

/** The user's name, profiles, role in use, whether a calendar is connected, and terms that are due. */
export async function myResources({ db }: Pick<Context, 'db'>, userId: string): Promise<z.infer<typeof ResourceFlags>> {
  const { mentor_profile_id, prospect_profile_id, calendar_id, status, staff_role, ...names } = await db
    .selectFrom('authenticated_user')
    .where('id', '=', userId)
    .select((select) => [
      'status',
      'first_name',
      'last_name',
      'role_in_use',
      select.selectFrom('mentor_profile').select('id').where('auth_user_id', '=', userId).as('mentor_profile_id'),
      select.selectFrom('prospect_profile').select('id').where('auth_user_id', '=', userId).as('prospect_profile_id'),
      select
        .selectFrom('calendar_connection')
        .select('id')
        .where('auth_user_id', '=', userId)
        .limit(1)
        .as('calendar_id'),
      select
        .selectFrom('staff_member')
        .select('role')
        .where('auth_user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .as('staff_role'),
    ])
    .executeTakeFirstOrThrow();
  const is_mentor = mentor_profile_id !== null;
  const is_suspended = status === 'suspended';
  return {
    has_mentor_profile: is_mentor,
    has_prospect_profile: prospect_profile_id !== null,
    has_calendar: calendar_id !== null,
    mentor_profile_id,
    prospect_profile_id,
    ...names,
    // Suspended users can't accept terms.
    terms_due: is_suspended ? [] : await termsDue(db, { user_id: userId, is_mentor }),
    is_suspended,
    staff_role: is_suspended ? null : staff_role,
  };
}
