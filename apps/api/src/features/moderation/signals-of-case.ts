import type { Case } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { pictureUrl } from '../../db/picture-url.ts';
import { clearFraud } from '../fraud/signals.ts';
import { photosAlike } from '../fraud/compare-mentor.ts';
import { countRingAgain } from '../reviews/review-ring.ts';
import { named } from './list-cases.ts';
import type { CaseRow } from './move-case.ts';

/** The noticed photo and similar ones, as JSON. */
const PHOTOS = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('person', ${named('owner')}, 'url', ${pictureUrl(256)}) order by place, picture.id), '[]')
  from ${photosAlike(sql`signal.auth_user_id`)} alike join avatar picture on picture.id = alike.id
  join authenticated_user owner on owner.id = picture.auth_user_id
  left join mentor_profile profile on profile.auth_user_id = owner.id)`;

/** Reads the signals about the person of a case, with the other people; the latest first. */
export async function readSignals(db: Database, owner_user_id: string): Promise<Case['signals']> {
  const { rows } = await sql<Case['signals'][number]>`
    select signal.id, signal.kind, signal.booking_id, ${named('other')} as other,
      coalesce(detail->'marks', '[]') as marks, (detail->>'count')::int as count,
      coalesce(detail->'evidence', '{}') as evidence, found_at, cleared_at,
      case when signal.kind = 'seen_photo' then ${PHOTOS} else '[]' end as photos
    from fraud_signal signal left join booking on booking.id = signal.booking_id
    left join authenticated_user other on other.id =
      case when booking.mentor_user_id = signal.auth_user_id then booking.prospect_user_id else booking.mentor_user_id end
    where signal.auth_user_id = ${owner_user_id} order by found_at desc, signal.id desc`.execute(db);
  return rows;
}

/** Says whether a case is about the person as a whole, like those that signals open, and not about a text of theirs. */
export const aboutPerson = ({ target_type }: Pick<CaseRow, 'target_type'>): boolean =>
  target_type === 'mentor_profile' || target_type === 'prospect_profile' || target_type === 'booking';

/** Clears the signals, because the staff found nothing wrong; reviews that were taken for a ring count again. */
export async function clearSignals(
  trx: Database,
  { owner_user_id }: Pick<CaseRow, 'owner_user_id'>,
  now: number,
): Promise<void> {
  const cleared = await clearFraud(trx, owner_user_id, now);
  if (cleared.includes('review_ring')) {
    await countRingAgain(trx, owner_user_id);
  }
}
