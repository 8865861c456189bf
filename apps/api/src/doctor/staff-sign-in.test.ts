import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { checkStaffSignIn } from './identity.ts';

const look = (settings: Record<string, string>) =>
  checkStaffSignIn({ config: readConfig({ NODE_ENV: 'test', ...settings }) });

test('[T-343] staff who may sign in with a password alone are named, with how to change it', () => {
  expect(look({})).toMatchObject({ state: 'warning', todo: expect.stringContaining('STAFF_ACR') });
  expect(look({ STAFF_ACR: 'mfa' })).toMatchObject({ state: 'ok', says: expect.stringContaining('mfa') });
});

test('[T-343] where the provider doesn’t say how people signed in, nothing is warned of', () => {
  const CLERK = {
    CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.example.org$')}`,
    CLERK_SECRET_KEY: 'sk_test_doctor',
    CLERK_WEBHOOK_SECRET: 'whsec_YWJj',
  };
  expect(look(CLERK)).toMatchObject({ state: 'skipped', todo: expect.stringContaining('Clerk') });
});
