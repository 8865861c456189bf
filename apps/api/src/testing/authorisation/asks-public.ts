import { unsubscribeTokenOf } from '../../features/mail/unsubscribe-token.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import type { AsksOf } from './ask.ts';
import type { Scene } from './scene.ts';

const nothing = () => ({});
const unsubscribing = async ({ api, people }: Scene) => ({
  query: { token: await unsubscribeTokenOf(api.context.db, people.prospect.user_id) },
});

/** A mail that is there: that of the booking of the scene. */
async function aMail({ api }: Scene): Promise<string> {
  const newest = async () => (await api.as(null).listMail({ query: { page_size: 1 } })).items[0]?.id;
  const there = await newest();
  if (there === undefined) {
    await runDueJobs(api.context);
  }
  return there ?? (await newest()) ?? 'no mail was sent';
}

export const publicAsks: AsksOf<
  | 'getHealth'
  | 'getReadiness'
  | 'getConfig'
  | 'getPortrait'
  | 'listMail'
  | 'getMail'
  | 'listCountries'
  | 'searchUniversities'
  | 'listDegrees'
  | 'lookupReference'
  | 'listMentoringTopics'
  | 'listExchangeRates'
  | 'getTerms'
  | 'searchProfiles'
  | 'listPopularRoutes'
  | 'listMentorAddresses'
  | 'showUnsubscribe'
  | 'unsubscribe'
> = {
  getHealth: nothing,
  getReadiness: nothing,
  getConfig: nothing,
  getPortrait: () => ({ params: { name: 'f1.svg' } }),
  listMail: nothing,
  getMail: async (scene) => ({ params: { id: await aMail(scene) } }),
  listCountries: () => ({ query: { search: 'viet' } }),
  searchUniversities: () => ({ query: { name: 'delft' } }),
  listDegrees: nothing,
  lookupReference: () => ({ query: { country_codes: ['NL'] } }),
  listMentoringTopics: nothing,
  listExchangeRates: nothing,
  getTerms: nothing,
  searchProfiles: () => ({ query: { expand: ['facets'] } }),
  listPopularRoutes: nothing,
  listMentorAddresses: nothing,
  showUnsubscribe: unsubscribing,
  unsubscribe: unsubscribing,
};
