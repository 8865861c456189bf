import { isConversation, type CaseTargetType } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { Words } from '../../db/tables.ts';
import { readEvidence } from '../messages/guard.ts';

export interface Target {
  type: CaseTargetType;
  id: string;
}

const profileWords = (kind: 'mentor' | 'prospect', more: RawBuilder<unknown>) => sql`
  select jsonb_build_object('first_name', person.first_name, 'last_name', person.last_name, 'about', profile.about,
    'why_study_abroad', profile.why_study_abroad, 'career_aspirations', profile.career_aspirations,
    'topics_can_discuss', profile.topics_can_discuss,
    'educations', (select coalesce(jsonb_agg(concat_ws(', ', school, field_of_study, location) order by id), '[]')
      from ${sql.table(`${kind}_education`)} where profile_id = profile.id),
    'experiences', (select coalesce(jsonb_agg(concat_ws(', ', title, organisation, location) order by id), '[]')
      from ${sql.table(`${kind}_experience`)} where profile_id = profile.id)) ${more} as words
  from ${sql.table(`${kind}_profile`)} profile join authenticated_user person on person.id = profile.auth_user_id`;

/** The words of each kind of target. A condition on `id` follows. */
const WORDS: Readonly<Record<CaseTargetType, RawBuilder<unknown>>> = {
  mentor_profile: sql`${profileWords('mentor', sql`|| jsonb_build_object('headline', profile.headline, 'video_url', profile.video_url, 'topics', to_jsonb(profile.topics))`)} where profile.id =`,
  prospect_profile: sql`${profileWords('prospect', sql`|| jsonb_build_object('target_fields', to_jsonb(profile.target_fields))`)} where profile.id =`,
  service: sql`
    select jsonb_build_object('title', title, 'description', description, 'instruction', instruction,
      'meeting_location', meeting_location, 'questions', (select coalesce(jsonb_agg(concat_ws(' · ', question->>'label', question->>'help')), '[]')
        from jsonb_array_elements(questions) question)) as words
    from event_type where id =`,
  review: sql`select jsonb_build_object('text', text, 'reply', reply) as words from review where id =`,
  booking: sql`
    select jsonb_build_object('title', title, 'message', message, 'cancel_reason', cancel_reason, 'location', location,
      'answers', (select coalesce(jsonb_agg(concat_ws(' ', answer->>'question', answer->>'answer')), '[]')
        from jsonb_array_elements(answers) answer)) as words
    from booking where id =`,
  // `readCaseMessages` reads the texts.
  thread: sql`select '{}'::jsonb as words from thread where id =`,
  message: sql`select '{}'::jsonb as words from message where id =`,
  account: sql`
    select jsonb_build_object('first_name', first_name, 'last_name', last_name) as words from authenticated_user where id =`,
};

/** A target's words as they are now; null where it no longer exists. */
export async function readWords(db: Database, { type, id }: Target): Promise<Words | null> {
  const { rows } = await sql<{ words: Words }>`${WORDS[type]} ${id}`.execute(db);
  return rows[0]?.words ?? null;
}

/** Stores a copy of a target's words, or of the messages around it, with its case, unless it has the same copy already. @param now epoch ms. */
export async function takeEvidence(trx: Database, case_id: string, target: Target, now: number): Promise<void> {
  const words = await readWords(trx, target);
  if (words === null) {
    return;
  }
  const { type, id } = target;
  const messages = isConversation(type) ? JSON.stringify(await readEvidence(trx, { type, id })) : null;
  const stored = JSON.stringify(words);
  await trx
    .insertInto('moderation_evidence')
    .values({
      id: newId(),
      case_id,
      words: stored,
      messages,
      words_hash: sql<Buffer>`sha256(convert_to(${messages ?? stored}, 'UTF8'))`,
      taken_at: toInstant(now),
    })
    .onConflict((conflict) => conflict.constraint('moderation_evidence_once').doNothing())
    .execute();
}
