import { readConfig } from '@abroad/api/config/config';
import { expect, test } from 'vitest';
import { whatToTry } from './what-to-try.ts';

const address = 'http://localhost:4000';
const said = (settings: Record<string, string>) => whatToTry(address, readConfig({ PORT: '4000', ...settings }));

test('[U-22] a start prints the demo accounts and the URLs to try', () => {
  expect(said({})).toEqual([
    '  Accounts          mentor@demo.test, prospect@demo.test, both@demo.test',
    '  Password          study-abroad',
    '  Mailbox           http://localhost:4000/dev/mailbox',
    '  API reference     http://localhost:4000/api/docs',
    '  Payments sandbox  http://localhost:4002',
  ]);
});

test('[U-22] what an instance doesn’t have is not printed', () => {
  const other = said({
    OIDC_ISSUER: 'https://login.example.org',
    SMTP_URL: 'smtp://mail.example.org',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });
  expect(other).toEqual(['  API reference     http://localhost:4000/api/docs']);
  expect(said({ SEED_DEMO: '0' }).join('\n')).not.toContain('demo.test');
});
