import type { Client } from '@abroad/contract/client';
import type { CreateProspectProfile, Education, MentorOnboarding, StaffRole } from '@abroad/contract';
import { universityId } from '@abroad/reference-data/university';
import type { TestApi } from './api.ts';
import { grantRole } from './grant-role.ts';
import { insertMentor, insertProspect, insertRecord, type PolicyWish, type ServiceWish } from './insert-people.ts';
import { insertSession, type SessionWishes } from './insert-session.ts';
import { person, type Person } from './issuer.ts';

/** A person who signed up, with what tests need of them. */
export interface Made {
  person: Person;
  client: Client;
  user_id: string;
  slug: string;
}
export interface MadeMentor extends Made {
  profile_id: string;
  /** In the order of their places; the first is the free "Intro call" unless others were asked for. */
  event_types: { id: string; slug: string }[];
}

export interface MentorWishes extends Partial<MentorOnboarding> {
  /** Weekly hours like `Mon 09:00-11:00`, or `2026-11-03 09:00-10:00` for a date, in the mentor's zone; left out: weekdays 9 to 17. */
  open?: readonly string[];
  /** Replaces the services of a new mentor; each is free, 30 minutes long and active unless it says otherwise. */
  event_types?: readonly ServiceWish[];
  policy?: PolicyWish;
  person?: Partial<Person>;
}

type ProspectWishes = Partial<CreateProspectProfile> & { person?: Partial<Person> };
type Names = Pick<Person, 'first_name' | 'last_name'>;

/** Universities that are in the reference list, by a short name. */
const UNIVERSITIES = {
  delft: { school: 'Delft University of Technology', university_id: universityId('NL', 'tudelft.nl') },
  hanoi: { school: 'Hanoi University of Science and Technology', university_id: universityId('VN', 'hust.edu.vn') },
  munich: { school: 'Technical University of Munich', university_id: universityId('DE', 'tum.de') },
  edinburgh: { school: 'University of Edinburgh', university_id: universityId('GB', 'ed.ac.uk') },
} as const;
export type KnownUniversity = keyof typeof UNIVERSITIES;

/** Accepts the present mentor terms. */
export async function acceptMentorTerms({ client, user_id }: Pick<Made, 'client' | 'user_id'>): Promise<void> {
  const { mentor } = await client.getTerms();
  await client.acceptTerms({ params: { id: user_id }, body: { terms: 'mentor', version: mentor.version } });
}

/** Builders of people and sessions, whose rows are written straight into their tables, as the product would have written them. */
export function make(api: TestApi) {
  /** A study at a university of the reference list, in the terms of the onboarding form. */
  async function education(
    name: KnownUniversity,
    changes: Partial<Omit<Education, 'id' | 'country_code' | 'updated_at'>> = {},
  ): Promise<MentorOnboarding['educations'][number]> {
    const { school, university_id } = UNIVERSITIES[name];
    return { school, is_study_abroad: true, ...changes, university_id };
  }
  const namesOf = (form: Partial<Names>, who: Partial<Names>, { first_name, last_name }: Names): Names => ({
    first_name: form.first_name ?? who.first_name ?? first_name,
    last_name: form.last_name ?? who.last_name ?? last_name,
  });

  /** A person who signed up, without a profile. */
  async function user(changes: Partial<Person> = {}): Promise<Made> {
    const who = person(changes);
    return { person: who, client: api.as(who), ...(await insertRecord(api, who)) };
  }

  return {
    education,
    user,

    /** A member of the staff, without a profile, and without an entry in the audit. */
    async staff(role: StaffRole, changes: Partial<Person> = {}): Promise<Made> {
      const made = await user(changes);
      await grantRole(api, made, role);
      return made;
    },

    /** A mentor who can be found and booked, and who wasn't welcomed by email. */
    async mentor({
      open,
      event_types,
      policy,
      person: wanted = {},
      ...wishes
    }: MentorWishes = {}): Promise<MadeMentor> {
      const names = namesOf(wishes, wanted, { first_name: 'Linh', last_name: 'Trần' });
      const who = person({ ...wanted, ...names });
      const form = {
        time_zone: 'Europe/Amsterdam',
        educations: wishes.educations ?? [await education('delft')],
        is_trader: false,
        ...wishes,
        ...names,
      };
      const made = await insertMentor(api, who, form, { open, services: event_types, policy });
      return { person: who, client: api.as(who), ...made };
    },

    /** A student who looks for a mentor. */
    async prospect({ person: wanted = {}, ...wishes }: ProspectWishes = {}): Promise<Made> {
      const names = namesOf(wishes, {}, { first_name: 'Amara', last_name: 'Okafor' });
      const who = person({ ...wanted, ...names });
      const form = { time_zone: 'Africa/Lagos', ...wishes, ...names };
      return { person: who, client: api.as(who), ...(await insertProspect(api, who, form)) };
    },

    /** A session of two people, and what became of it. */
    session: (wishes: SessionWishes) => insertSession(api, wishes),
  };
}
