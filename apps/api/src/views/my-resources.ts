import type { ResourceFlags } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../context.ts';

/** Which profiles somebody has, and so which roles. Calendars can't be connected yet. */
export async function myResources({ db }: Pick<Context, 'db'>, userId: string): Promise<z.infer<typeof ResourceFlags>> {
  const { mentor_profile_id, prospect_profile_id } = await db
    .selectNoFrom((select) => [
      select.selectFrom('mentor_profile').select('id').where('auth_user_id', '=', userId).as('mentor_profile_id'),
      select.selectFrom('prospect_profile').select('id').where('auth_user_id', '=', userId).as('prospect_profile_id'),
    ])
    .executeTakeFirstOrThrow();
  return {
    has_mentor_profile: mentor_profile_id !== null,
    has_prospect_profile: prospect_profile_id !== null,
    has_calendar: false,
    mentor_profile_id,
    prospect_profile_id,
  };
}
