import { createClient, type Client } from '@abroad/contract/client';
import type { TestApi } from './api.ts';
import type { Person } from './issuer.ts';

const TEN_YEARS_S = 10 * 366 * 24 * 60 * 60;

/** The client of somebody whose token outlives a test's journeys in time. */
export const longLived = (api: TestApi, { person }: { person: Person }): Client =>
  createClient({
    base_url: api.base_url,
    token: () => api.issuer.token(person, { expires_in_s: TEN_YEARS_S }),
  });
