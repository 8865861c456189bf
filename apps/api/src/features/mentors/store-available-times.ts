import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';

/**
 * A mentor's next available time and the score that follows from it. Instants are RFC 3339, half hours hexadecimal
 * digits.
 */
export interface AvailableTimesRow {
  user_id: string;
  next_available_at: string | null;
  half_hours: string;
  /** Minutes since 1970: for every clock the first start in the daytime. */
  daytime_starts: readonly number[];
  check_at: string;
  rank_score: number;
  /** The score before this computation. */
  before: number;
}

/**
 * Writes changed times and scores. A score that was changed meanwhile reflects a newer change, so it stays and the
 * mentor is checked again at once.
 */
export async function storeAvailableTimes(
  db: Database,
  answers: readonly AvailableTimesRow[],
  now: number,
): Promise<void> {
  await sql`
    update mentor_search found
    set next_available_at = answer.next_available_at, available_half_hours = answer.available_half_hours,
      daytime_starts = answer.daytime_starts,
      rank_score = case when found.rank_score = answer.before then answer.rank_score else found.rank_score end,
      next_available_check_at = case when found.rank_score = answer.before then answer.check_at else ${toInstant(now)} end
    from (
      select said.*, ('x' || half_hours)::bit(384) as available_half_hours
      from json_to_recordset(${JSON.stringify(answers)}::json) as said (user_id uuid, next_available_at timestamptz,
        half_hours text, daytime_starts integer[], check_at timestamptz, rank_score integer, before integer)) answer
    where found.auth_user_id = answer.user_id
      and (found.next_available_at, found.available_half_hours, found.daytime_starts, found.next_available_check_at,
        found.rank_score)
        is distinct from (answer.next_available_at, answer.available_half_hours, answer.daytime_starts, answer.check_at,
        answer.rank_score)`.execute(db);
}
