import { ANSWER_HOURS, LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';

const HOUR_S = 60 * 60;

/**
 * Computes within how many hours each mentor usually answers: the median time from a student's first message to the mentor's
 * next one, of the conversations that students began in the last 90 days. One that still waits counts as the slowest, once it has waited
 * longer than the slowest time that is named. Not counted are messages that moderators removed, and people of whom one blocked
 * the other.
 */
export async function measureAnswerTimes({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = sql`${toInstant(clock.now())}::timestamptz`;
  const slowest_s = Math.max(...ANSWER_HOURS) * HOUR_S;
  await sql`
    with waited as (
      select thread.mentor_id, extract(epoch from answered.at - asked.at) as seconds
      from thread
      cross join lateral (select min(created_at) as at from message
        where thread_id = thread.id and author_id = thread.prospect_id and held_at is null and removed_at is null) asked
      left join lateral (select min(created_at) as at from message
        where thread_id = thread.id and author_id = thread.mentor_id and created_at > asked.at) answered on true
      where started_by = prospect_id and thread.created_at > ${now} - make_interval(days => ${LIMITS.answer_time_days})
        and asked.at is not null
        and (answered.at is not null or asked.at < ${now} - make_interval(secs => ${slowest_s}))
        and not exists (select from block
          where (blocker_id, blocked_id) in ((mentor_id, prospect_id), (prospect_id, mentor_id)))
    ), usual as (
      select mentor_id, percentile_disc(0.5) within group (order by coalesce(seconds, 'infinity'::numeric)) as seconds
      from waited group by mentor_id having count(*) >= ${LIMITS.answer_time_from_threads}
    ), named as (
      select mentor_id, (select min(hours) from unnest(${[...ANSWER_HOURS]}::int[]) hours
        where seconds <= hours * ${HOUR_S}::int) as hours from usual
    )
    update mentor_profile set answers_within_h = named.hours
    from mentor_profile profile left join named on named.mentor_id = profile.auth_user_id
    where mentor_profile.id = profile.id and mentor_profile.answers_within_h is distinct from named.hours`.execute(db);
}
