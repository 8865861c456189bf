import { expect, test } from 'vitest';
import { toSessionUser } from './session-user.ts';

test('[N-07] hidden characters in a token don’t keep a user from signing up', () => {
  const claims = { sub: 'user_1', email: 'linh@people.test', name: 'Linh\u200B Tr\u202Eần' };
  expect(toSessionUser({ ...claims, given_name: '\u3164', family_name: '\u0007' })).toMatchObject({
    first_name: 'Linh',
    last_name: 'Trần',
  });
  expect(toSessionUser({ sub: 'user_1', email: 'linh@people.test' })).toMatchObject({
    first_name: 'linh',
    last_name: 'linh',
  });
});
