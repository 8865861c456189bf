import type { Database } from '@abroad/api/db/connection';
import { degreeByCode } from '@abroad/reference-data/degrees';
import { newId } from '@abroad/api/core/ids';
import type { DemoEducation, DemoExperience } from './demo-person.ts';

interface FoundUniversity {
  id: string;
  name: string;
}

/** Finds the demo accounts' universities and degrees in the reference data. */
export interface LookUp {
  /** @throws Error if the reference list has no university with that domain there */
  university: (place: { university: string; country_code: string }) => FoundUniversity;
  /** @throws Error if there is no degree with that code */
  degreeId: (code: string) => string;
}

export async function createLookUp(db: Database): Promise<LookUp> {
  const rows = await db.selectFrom('university').select(['id', 'name', 'domains', 'country_code']).execute();
  return {
    university({ university, country_code }) {
      const found = rows.find((row) => row.country_code === country_code && row.domains.includes(university));
      if (found === undefined) throw new Error(`the reference list has no university ${country_code}/${university}`);
      return found;
    },
    degreeId(code) {
      const found = degreeByCode(code);
      if (found === undefined) throw new Error(`there is no degree "${code}"`);
      return found.id;
    },
  };
}

/** Returns the rows of studies for a mentor's or a prospect's table. */
export const educationRows = (lookUp: LookUp, profile_id: string, educations: readonly DemoEducation[]) =>
  educations.map(({ university, degree, ...rest }) => {
    const found = lookUp.university({ university, country_code: rest.country_code });
    const study = { school: found.name, university_id: found.id, degree_id: lookUp.degreeId(degree) };
    return { ...rest, ...study, id: newId(), profile_id };
  });

/** Rows of a history's work. */
export const experienceRows = (profile_id: string, experiences: readonly DemoExperience[]) =>
  experiences.map((one) => ({ ...one, id: newId(), profile_id }));
