import { expect, test, vi } from 'vitest';
import { makeFailure } from '../testing/failure.ts';
import { ensureRecord, makeRecord, meansNoRecord, withRecord } from './ensure-record.ts';

const user = { id: 'user_1', email: 'linh@example.test', first_name: 'Linh', last_name: 'Trần' };
const record = { id: '1', slug: 'linh-tran' };

function stubApi(found: Error | typeof record) {
  const answer = found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  const api = {
    getAuthenticatedUser: vi.fn(() => answer),
    createAuthenticatedUser: vi.fn(() => Promise.resolve(record)),
  };
  return api as typeof api & Parameters<typeof ensureRecord>[0];
}

test('[S-17] a 401 with USER_NOT_FOUND, or any 404, means no record', () => {
  expect(meansNoRecord(makeFailure(401, 'USER_NOT_FOUND'))).toBe(true);
  expect(meansNoRecord(makeFailure(404, 'WHATEVER'))).toBe(true);
  expect(meansNoRecord(makeFailure(401, 'UNAUTHENTICATED'))).toBe(false);
  expect(meansNoRecord(makeFailure(503, 'UNAVAILABLE'))).toBe(false);
});

test('[S-17] a missing record is made from the names of the claims', async () => {
  const api = stubApi(makeFailure(401, 'USER_NOT_FOUND'));
  await expect(ensureRecord(api, user)).resolves.toBe(record);
  expect(api.createAuthenticatedUser).toHaveBeenCalledExactlyOnceWith({
    body: { first_name: 'Linh', last_name: 'Trần', language: 'en' },
  });
});

test('[S-17] other errors propagate, and nothing is made', async () => {
  const failure = makeFailure(503, 'UNAVAILABLE');
  const api = stubApi(failure);
  await expect(ensureRecord(api, user)).rejects.toBe(failure);
  expect(api.createAuthenticatedUser).not.toHaveBeenCalled();
});

test('a record that is there is taken as it is', async () => {
  const api = stubApi(record);
  await expect(ensureRecord(api, user)).resolves.toBe(record);
  expect(api.createAuthenticatedUser).not.toHaveBeenCalled();
});

test('a user who signs up is not looked up first, so that no call fails', async () => {
  const api = stubApi(record);
  await expect(makeRecord(api, user)).resolves.toBe(record);
  expect(api.getAuthenticatedUser).not.toHaveBeenCalled();
});

test('[S-17] a call that fails for want of a record is made again once there is one, a missing profile is none', async () => {
  const api = stubApi(makeFailure(404, 'HTTP_404'));
  const call = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(makeFailure(404, 'HTTP_404'))
    .mockResolvedValue('answer');
  await expect(withRecord(api, user, call)).resolves.toBe('answer');
  expect(api.createAuthenticatedUser).toHaveBeenCalledOnce();

  const missing = makeFailure(404, 'PROFILE_NOT_FOUND');
  await expect(withRecord(api, user, () => Promise.reject(missing))).rejects.toBe(missing);
  expect(api.createAuthenticatedUser).toHaveBeenCalledOnce();
});
