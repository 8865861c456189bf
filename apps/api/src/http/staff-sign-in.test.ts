import { endpoints, type Endpoint, type EndpointName } from '@abroad/contract';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { grantRole } from '../testing/grant-role.ts';
import { make, type Made } from '../testing/make.ts';

let api: TestApi;
let member: Made;
let nobody: Made;
beforeAll(async () => {
  api = await startTestApi({}, { STAFF_ACR: 'mfa' });
  [member, nobody] = [await make(api).prospect(), await make(api).prospect()];
  await grantRole(api, member, 'support');
});
afterAll(() => api.close());

const HOUR_S = 60 * 60;
const ago = (hours: number) => Math.floor(Date.now() / 1000) - hours * HOUR_S;

async function ask(path: string, who: Made, claims: JWTPayload, method = 'GET') {
  const authorization = `Bearer ${await api.issuer.token(who.person, { claims })}`;
  const response = await fetch(`${api.base_url}${path}`, { method, headers: { authorization } });
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  return { status: response.status, code, challenge: response.headers.get('www-authenticate') };
}
const me = (claims: JWTPayload, who = member) => ask('/api/v1/admin/me', who, claims);

test.each([
  ['acr', { acr: 'mfa', auth_time: ago(11) }],
  ['amr among others', { acr: '1', amr: ['pwd', 'mfa'], auth_time: ago(0) }],
])('[T-23] a recent sign-in with what is asked of the staff lets in: %s', async (_title, claims) => {
  expect(await me(claims)).toMatchObject({ status: 200 });
});

test.each<[string, JWTPayload]>([
  ['neither acr nor amr', { auth_time: ago(0) }],
  ['another acr', { acr: 'pwd', auth_time: ago(0) }],
  ['a word that only begins so', { acr: 'mfa2', amr: ['mf'], auth_time: ago(0) }],
  ['an amr that is no list', { amr: 'mfa', auth_time: ago(0) }],
  ['no time', { acr: 'mfa' }],
  ['a time in words', { acr: 'mfa', auth_time: String(ago(0)) }],
  ['more than 12 hours ago', { acr: 'mfa', auth_time: ago(12) - 1 }],
])('[T-23] the staff sign in again where their token says: %s', async (_title, claims) => {
  expect(await me(claims)).toEqual({
    status: 401,
    code: 'STAFF_SIGN_IN_AGAIN',
    challenge: 'Bearer realm="api", error="insufficient_user_authentication", max_age="43200", acr_values="mfa"',
  });
});

test('[T-23] other users get no hint of it, and endpoints for all users ask for no more than before', async () => {
  expect(await me({}, nobody)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await ask('/api/v1/admin/staff', member, {})).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await ask('/api/v1/auth/authenticated-users/me', member, {})).toMatchObject({ status: 200 });
});

/** Calls that staff can make with an older sign-in: none reads messages or documents, moves money or decides about a person. */
const LIGHT: readonly EndpointName[] = [
  'addCaseNote',
  'checkUniversity',
  'claimCase',
  'createMailDomain',
  'createVouchList',
  'decideMailDomainProposal',
  'decideProof',
  'deleteMailDomain',
  // It keeps money where it is.
  'holdPayout',
  'openReviewCase',
  'patchMailDomain',
  'previewAppeal',
  'previewSuspension',
  'previewUndo',
  'previewDecision',
  'previewNoShow',
  'releaseCase',
  'retryJobs',
  'sendStaffMailAgain',
  'stopViewAs',
];

test('[T-60] what weighs more takes a sign-in of the last 15 minutes: roles, suspensions, money, messages, documents, viewing as a user', async () => {
  const staff = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
    ([, { access }]) => access === 'staff',
  );
  const fresh = staff.filter(([, { fresh_sign_in }]) => fresh_sign_in).map(([, endpoint]) => endpoint);
  const writes = staff.filter(([, { method, fresh_sign_in }]) => method !== 'GET' && !fresh_sign_in);
  expect(writes.map(([name]) => name).toSorted()).toEqual([...LIGHT].toSorted());
  const reads = staff.filter(([, { method, fresh_sign_in }]) => method === 'GET' && fresh_sign_in);
  expect(reads.map(([name]) => name).toSorted()).toEqual([
    'getAdminProofFile',
    'getCaseFile',
    'getCaseMessages',
    'getNoShowFile',
    'getPayoutBatchFile',
    'getStaffNoShow',
    'readStaffMail',
  ]);
  const admin = await make(api).prospect();
  await grantRole(api, admin, 'admin');
  for (const { method, path } of fresh) {
    const address = path.replace(/:\w+/g, nobody.user_id);
    const minutes = (ago_m: number) => ({ acr: 'mfa', auth_time: Math.floor(Date.now() / 1000) - ago_m * 60 });
    expect(await ask(address, admin, minutes(16), method), path).toEqual({
      status: 401,
      code: 'STAFF_SIGN_IN_AGAIN',
      challenge: 'Bearer realm="api", error="insufficient_user_authentication", max_age="900", acr_values="mfa"',
    });
    expect((await ask(address, nobody, minutes(16), method)).code, path).toBe('NOT_FOUND');
    expect((await ask(address, admin, minutes(14), method)).code, path).not.toBe('STAFF_SIGN_IN_AGAIN');
  }
});
