import { endpoints, type Endpoint } from '@abroad/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Routes outside the contract: its documentation, and messages that carry a signature or a secret of their own. */
const BESIDE = [
  'GET /api/openapi.json',
  'GET /api/docs',
  'POST /api/webhooks/clerk',
  'POST /api/webhooks/google-calendar',
  'POST /api/webhooks/inbound-mail',
  'POST /api/webhooks/mail-bounces',
  'POST /api/webhooks/stripe',
  'POST /api/v1/payouts/webhooks/stripe_connect',
  'POST /api/v1/payouts/webhooks/sandbox',
];

/** Reads the tree of routes that Fastify prints: four columns a level. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^(?<lead>[│├└─ ]*)(?<segment>\S+)(?: \((?<methods>[A-Z, ]+)\))?$/u.exec(line)?.groups;
    if (!found) {
      return [];
    }
    const level = (found['lead'] ?? '').length / 4 - 1;
    above.length = level;
    above.push(found['segment'] ?? '');
    const methods = (found['methods'] ?? '').split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return methods.map((method) => `${method} ${above.join('')}`);
  });
}

test('attack 26: only the documentation and signed messages have routes outside the contract', () => {
  const ofContract = Object.values<Endpoint>(endpoints).map(({ method, path }) => `${method} ${path}`);
  const routes = routesIn(api.app.printRoutes({ commonPrefix: false }));
  expect(routes.toSorted()).toEqual([...ofContract, ...BESIDE].toSorted());
});

test('attack 26: no other method, and no header that names one, gets through', async () => {
  for (const method of ['PUT', 'TRACE', 'PROPFIND', 'LOCK']) {
    const { statusCode } = await api.app.inject({
      method: method as 'PUT',
      url: '/api/v1/auth/authenticated-users/me',
    });
    expect(statusCode, method).toBe(405);
  }
  const overridden = await fetch(`${api.base_url}/api/v1/auth/terms?_method=DELETE`, {
    headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
  });
  expect(overridden.status).toBe(200);
});
