import type { AsksOf, Cell } from '../ask.ts';
import { acceptMentorTerms, type Made } from '../../make.ts';
import type { Scene } from '../scene.ts';

/** A new person of the caller's kind, who has nothing to lose. */
async function freshPerson({ make }: Scene, { caller, allowed }: Cell): Promise<Made | undefined> {
  if (!allowed) {
    return undefined;
  }
  return caller === 'mentor' || caller === 'other_mentor' ? make.mentor() : make.prospect();
}

/** Everything that the form of a new profile may say. */
const aboutOneself = {
  about: 'Canals and bridges',
  why_study_abroad: 'To see how others build',
  career_aspirations: 'To build',
  topics_can_discuss: 'Visas',
  current_country_code: 'NL',
  origin_country_code: 'VN',
  languages: ['en', 'vi'],
  time_zone: 'Europe/Amsterdam',
};
const experiences = [{ organisation: 'TenneT', title: 'Engineer', country_code: 'NL', location: 'Arnhem' }];
const names = { first_name: 'Nora', last_name: 'New' };

export const accountAsks: AsksOf<
  | 'createAuthenticatedUser'
  | 'getAuthenticatedUser'
  | 'patchAuthenticatedUser'
  | 'getMyResources'
  | 'checkSlug'
  | 'exportAccount'
  | 'getAccountDeletion'
  | 'deleteAccount'
  | 'acceptTerms'
  | 'completeMentorOnboarding'
  | 'getOnboardingDraft'
  | 'putOnboardingDraft'
  | 'createProspectProfile'
> = {
  createAuthenticatedUser: () => ({ body: { first_name: 'Ada', last_name: 'Byron' } }),
  getAuthenticatedUser: () => ({}),
  patchAuthenticatedUser: () => ({
    body: { language: 'en', time_zone: 'Europe/Paris', email_preferences: { reminders: true } },
  }),
  getMyResources: () => ({}),
  checkSlug: () => ({ params: { slug: 'free-to-have' } }),
  exportAccount: () => ({}),
  getAccountDeletion: () => ({}),
  deleteAccount: async (scene, cell) => {
    const as = await freshPerson(scene, cell);
    return { as, body: { confirm: (as ?? scene.people.prospect).slug } };
  },
  acceptTerms: async ({ api, people }) => {
    const { mentor } = await api.as(null).getTerms();
    return { params: { id: people.mentor.user_id }, body: { terms: 'mentor', version: mentor.version } };
  },
  getOnboardingDraft: () => ({}),
  putOnboardingDraft: () => ({ body: { draft: '{}' } }),
  completeMentorOnboarding: async (scene, cell) => {
    const as = await freshPerson(scene, cell);
    await (as && acceptMentorTerms(as));
    const study = await scene.make.education('munich', { field_of_study: 'Bridges', start_date: '2019-09-01' });
    return {
      as,
      body: {
        ...names,
        ...aboutOneself,
        headline: 'Bridges in Munich',
        topics: ['visa-and-permits'],
        educations: [study],
        experiences,
      },
    };
  },
  createProspectProfile: async (scene, cell) => ({
    as: await freshPerson(scene, cell),
    body: {
      ...names,
      ...aboutOneself,
      educations: [await scene.make.education('hanoi')],
      experiences,
      target_country_codes: ['NL'],
      target_fields: ['Bridges'],
      intake_year: 2028,
      intake_term: 'Autumn',
      application_stage: 'exploring',
      visibility: 'private',
    },
  }),
};
