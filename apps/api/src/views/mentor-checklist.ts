import { MENTOR_STEPS, ROUTE_PARTS, type MentorChecklist } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { AppError } from '../core/app-error.ts';
import { MAKES_MEET_LINK } from '../features/calendars/session-target.ts';

type Facts = Record<(typeof MENTOR_STEPS)[number] | (typeof ROUTE_PARTS)[number], boolean>;

/**
 * A mentor's steps, done or not, and what their route lacks.
 * @throws AppError PROFILE_NOT_FOUND if the user isn't a mentor.
 */
export async function mentorChecklist(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  userId: string,
): Promise<MentorChecklist> {
  const { rows } = await sql<Facts>`
    select
      profile.profile_image_url is not null
        or exists (select from avatar where auth_user_id = profile.auth_user_id and status = 'current') as photo,
      exists (
        select from education_proof
        where auth_user_id = profile.auth_user_id and state in ('proven', 'in_review')) as proof,
      coalesce((
        select bool_and(service.meeting_location is not null or ${MAKES_MEET_LINK})
        from event_type service where service.auth_user_id = profile.auth_user_id and service.is_active), false)
        as meeting_link,
      exists (select from calendar_connection where auth_user_id = profile.auth_user_id) as calendar,
      exists (
        select from event_type where auth_user_id = profile.auth_user_id and is_active and price_minor > 0)
        as paid_service,
      exists (select from payout_account where user_id = profile.auth_user_id and state = 'active') as payout_account,
      profile.link_shared_at is not null as share,
      exists (
        select from mentor_education
        where profile_id = profile.id and is_study_abroad and country_code is not null) as study_abroad,
      profile.origin_country_code is not null as origin,
      cardinality(profile.topics) > 0 as topic,
      cardinality(profile.languages) > 0 as language
    from mentor_profile profile where profile.auth_user_id = ${userId}`.execute(db);
  const [facts] = rows;
  if (!facts) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
  const isPaid = payments.name !== 'none';
  return {
    steps: MENTOR_STEPS.filter((step) => isPaid || (step !== 'paid_service' && step !== 'payout_account')).map(
      (step) => ({
        step,
        is_done: facts[step],
      }),
    ),
    missing: ROUTE_PARTS.filter((part) => !facts[part]),
  };
}
