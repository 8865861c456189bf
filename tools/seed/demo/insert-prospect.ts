import type { Database } from '@abroad/api/db/connection';
import { newId } from '@abroad/api/core/ids';
import { portraitUrl } from '@abroad/api/features/media/portrait/draw-portrait';
import { educationRows, experienceRows, type LookUp } from './look-up.ts';
import type { DemoPerson, DemoProspect } from './demo-person.ts';

/** Gives a demo account a prospect profile. */
export async function insertProspect(
  trx: Database,
  lookUp: LookUp,
  { prospect, userId, ...person }: DemoPerson & { prospect: DemoProspect; userId: string },
): Promise<void> {
  const id = newId();
  await trx
    .insertInto('prospect_profile')
    .values({
      id,
      auth_user_id: userId,
      about: prospect.about,
      why_study_abroad: prospect.why_study_abroad,
      topics_can_discuss: prospect.topics_can_discuss,
      career_aspirations: prospect.career_aspirations,
      current_country_code: person.current_country_code,
      origin_country_code: person.origin_country_code,
      profile_image_url: portraitUrl(prospect.portrait),
      target_country_codes: [...prospect.target_country_codes],
      target_university_ids: prospect.target_universities.map((place) => lookUp.university(place).id),
      target_degree_ids: prospect.target_degrees.map(lookUp.degreeId),
      target_fields: [...prospect.target_fields],
      intake_year: prospect.intake_year,
      intake_term: prospect.intake_term,
      application_stage: prospect.application_stage,
      languages: [...person.languages],
      time_zone: person.time_zone,
    })
    .execute();
  await trx
    .insertInto('prospect_education')
    .values(educationRows(lookUp, id, prospect.educations))
    .execute();
  await trx.insertInto('prospect_experience').values(experienceRows(id, prospect.experiences)).execute();
}
