import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { warningsFor } from './warnings.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://a:b@db/x',
  OIDC_ISSUER: 'https://id.example.org',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'Abroad Mentors <hello@example.org>',
  PUBLIC_URL: 'https://example.org',
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu-central-1',
  ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64'),
  PAYMENTS: 'none',
};
const RISKY = {
  PUBLIC_URL: 'http://example.org',
  OIDC_ISSUER: 'http://id.example.org',
  RATE_LIMIT_PER_MINUTE: '0',
  PRIVATE_NETWORKS: '1',
};
const namesIn = (settings: Record<string, string>) =>
  warningsFor(readConfig(settings)).map((line) => line.split(':', 1)[0]);

test('[N-12] production warns by name of pages and an issuer over http, of no limit, and of private networks that are open', () => {
  expect(namesIn(PRODUCTION)).toEqual([]);
  for (const [name, value] of Object.entries({ ...RISKY, CALENDAR_PRIVATE_NETWORKS: '1' })) {
    expect(namesIn({ ...PRODUCTION, [name]: value })).toEqual([name]);
  }
  expect(namesIn({ ...PRODUCTION, ...RISKY })).toEqual([
    'PUBLIC_URL',
    'OIDC_ISSUER',
    'RATE_LIMIT_PER_MINUTE',
    'PRIVATE_NETWORKS',
  ]);
});

test('[N-12] who is signed in by Clerk has no issuer to be warned of', () => {
  const { OIDC_ISSUER: _none, ...settings } = PRODUCTION;
  const clerk = {
    CLERK_PUBLISHABLE_KEY: `pk_live_${btoa('clerk.example.org$')}`,
    CLERK_SECRET_KEY: 'sk_live_key',
    CLERK_WEBHOOK_SECRET: `whsec_${btoa('a secret of somebody')}`,
  };
  expect(namesIn({ ...settings, ...clerk })).toEqual([]);
});

test('[N-12] development, where all of that is usual, logs no warning', () => {
  expect(namesIn({ ...RISKY })).toEqual([]);
});
