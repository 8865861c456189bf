/// <reference lib="dom" />

import type { Client } from '@abroad/contract/client';
import { LIMITS } from '@abroad/contract/limits';
import type { Page } from '@playwright/test';
import { newPerson, type Person } from './people.ts';
import { apiOf, enter, enterWithoutPage } from './quick-session.ts';

/** The API as the person who is signed in on a page, for a test's preparations. */
export async function clientOf(page: Page): Promise<Client> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('am_oidc.user:'));
    const kept = JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as { access_token?: string };
    return kept.access_token ?? null;
  });
  return apiOf(new URL(page.url()).origin, token);
}

/** The id of a university by its name. */
export async function universityId(client: Client, name: string): Promise<string> {
  const { universities } = await client.searchUniversities({ query: { name, page_size: 1 } });
  return universities[0]?.id ?? '';
}

export interface WithProfile {
  person: Person;
  slug: string;
  client: Client;
}

const signIn = (page: Page | null, person: Person) =>
  page === null ? enterWithoutPage(person) : enter(page, person, { isNew: true });

/**
 * Signs in a new person with a mentor profile and one education, in Delft, who takes several free sessions of one student. Opens no page.
 * @param page of the browser that they use; null if they use none
 */
export async function newMentor(page: Page | null, first_name: string, last_name: string): Promise<WithProfile> {
  const person = newPerson(first_name, last_name);
  const client = await signIn(page, person);
  const [{ id }, { mentor }] = await Promise.all([client.getAuthenticatedUser(), client.getTerms()]);
  await client.acceptTerms({ params: { id }, body: { terms: 'mentor', version: mentor.version } });
  const school = 'Delft University of Technology';
  const { slug } = await client.completeMentorOnboarding({
    body: {
      first_name: person.first_name,
      last_name,
      origin_country_code: 'VN',
      time_zone: 'Europe/Amsterdam',
      is_trader: false,
      educations: [
        { school, university_id: await universityId(client, school), start_date: '2019-09-01', is_study_abroad: true },
      ],
    },
  });
  const { booking_policy } = await client.getAvailabilitySettings();
  const { free_ahead_per_mentor: max_free_sessions } = LIMITS;
  await client.patchBookingPolicy({ params: { id: booking_policy.id }, body: { max_free_sessions } });
  return { person, slug, client };
}

/** Signs in a new person with a prospect profile, as `newMentor` does. */
export async function newProspect(page: Page | null, first_name: string, last_name: string): Promise<WithProfile> {
  const person = newPerson(first_name, last_name);
  const client = await signIn(page, person);
  const { slug } = await client.createProspectProfile({
    body: { first_name: person.first_name, last_name, origin_country_code: 'NG', time_zone: 'Africa/Lagos' },
  });
  return { person, slug, client };
}
