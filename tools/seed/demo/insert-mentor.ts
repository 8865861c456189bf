import { createHash } from 'node:crypto';
import type { Database } from '@abroad/api/db/connection';
import { DEFAULT_POLICY } from '@abroad/booking-rules';
import { systemClock } from '@abroad/api/core/clock';
import { newId } from '@abroad/api/core/ids';
import { portraitUrl } from '@abroad/api/features/media/portrait/draw-portrait';
import { enqueueNextAvailable } from '@abroad/api/features/availability/next-available';
import { educationRows, experienceRows, type LookUp } from './look-up.ts';
import type { DemoMentor, DemoPerson, DemoProof } from './demo-person.ts';

/** People who try the product should find a time soon. */
const NOTICE_MIN = 120;

type MentorPerson = DemoPerson & { mentor: DemoMentor; userId: string };

async function insertTime(trx: Database, { mentor, time_zone, userId }: MentorPerson): Promise<void> {
  const schedule_id = newId();
  await trx
    .insertInto('availability_schedule')
    .values({ id: schedule_id, auth_user_id: userId, name: mentor.week.name, time_zone, is_default: true })
    .execute();
  await trx
    .insertInto('availability_rule')
    .values(mentor.week.rules.map((rule) => ({ ...rule, id: newId(), schedule_id, date: null })))
    .execute();
  await trx
    .insertInto('booking_policy')
    .values({ ...DEFAULT_POLICY, id: newId(), auth_user_id: userId, min_notice_min: NOTICE_MIN })
    .execute();
}

async function insertServices(trx: Database, { mentor, slug, userId }: MentorPerson): Promise<void> {
  await trx
    .insertInto('event_type')
    .values(
      mentor.services.map((service, position) => ({
        ...service,
        id: newId(),
        auth_user_id: userId,
        currency: mentor.currency,
        default_platform: 'google_meet' as const,
        meeting_location: `https://meet.example/${slug}`,
        position,
      })),
    )
    .execute();
}

const DAY_MS = 86_400_000;

/** Inserts the proofs of a study, with the mailbox that was used for it. */
async function insertProofs(
  trx: Database,
  { userId }: MentorPerson,
  study: { id: string; profile_id: string; university_id: string; proofs: readonly DemoProof[] },
): Promise<void> {
  for (const { kind, domain, days_ago } of study.proofs) {
    const at = new Date(systemClock.now() - days_ago * DAY_MS).toISOString();
    const isMail = kind === 'affiliation';
    const id = newId();
    const address_hash = isMail ? createHash('sha256').update(id).digest() : null;
    const of = { auth_user_id: userId, education_id: study.id };
    const { profile_id, university_id } = study;
    await trx
      .insertInto('education_proof')
      .values({
        ...of,
        id,
        profile_id,
        university_id,
        kind,
        method: isMail ? 'mail' : 'document',
        state: 'proven',
        domain,
        address_hash,
        proven_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    if (address_hash !== null) {
      await trx.insertInto('proof_address').values({ university_id, address_hash, auth_user_id: userId }).execute();
    }
    await trx
      .insertInto('education_proof_event')
      .values({
        ...of,
        id: newId(),
        proof_id: id,
        kind: 'proven',
        from_state: isMail ? 'code_sent' : 'in_review',
        to_state: 'proven',
        actor_role: isMail ? 'mentor' : 'staff',
        created_at: at,
      })
      .execute();
  }
}

/** Gives a demo account an active mentor profile that can be booked. */
export async function insertMentor(trx: Database, lookUp: LookUp, person: MentorPerson): Promise<void> {
  const { mentor, userId } = person;
  const id = newId();
  await trx
    .insertInto('mentor_profile')
    .values({
      id,
      auth_user_id: userId,
      status: 'active',
      headline: mentor.headline,
      about: mentor.about,
      why_study_abroad: mentor.why_study_abroad,
      topics_can_discuss: mentor.topics_can_discuss,
      career_aspirations: mentor.career_aspirations,
      current_country_code: person.current_country_code,
      origin_country_code: person.origin_country_code,
      profile_image_url: portraitUrl(mentor.portrait),
      languages: [...person.languages],
      time_zone: person.time_zone,
      topics: [...mentor.topics],
      is_trader: mentor.trader !== null,
      trader_name: mentor.trader?.name ?? null,
      trader_address: mentor.trader?.address ?? null,
      trader_register: mentor.trader?.register_number ?? null,
      trader_email: mentor.trader?.email ?? null,
      trader_phone: mentor.trader?.phone ?? null,
      trader_certified_at: mentor.trader ? new Date().toISOString() : null,
    })
    .execute();
  const educations = educationRows(lookUp, id, mentor.educations);
  await trx.insertInto('mentor_education').values(educations).execute();
  const [proven] = educations;
  if (proven !== undefined) await insertProofs(trx, person, { ...proven, proofs: mentor.proofs });
  await trx.insertInto('mentor_experience').values(experienceRows(id, mentor.experiences)).execute();
  await insertTime(trx, person);
  await insertServices(trx, person);
  await enqueueNextAvailable(trx, userId);
}
