import { unsubscribeTokenOf } from '../../../features/mail/unsubscribe-token.ts';
import type { AsksOf } from '../ask.ts';
import { failedMail } from './admin-desk.ts';
import type { Scene } from '../scene.ts';

const nothing = () => ({});
const unsubscribing = async ({ api, people }: Scene) => ({
  query: { token: await unsubscribeTokenOf(api.context.db, people.prospect.user_id) },
});

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
  | 'getHomeFacts'
  | 'showUnsubscribe'
  | 'unsubscribe'
> = {
  getHealth: nothing,
  getReadiness: nothing,
  getConfig: nothing,
  getPortrait: () => ({ params: { name: '00000000000.svg' } }),
  listMail: nothing,
  getMail: async (scene) => ({ params: await failedMail(scene) }),
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
  getHomeFacts: nothing,
  showUnsubscribe: unsubscribing,
  unsubscribe: unsubscribing,
};
