import { readConfig } from '@abroad/api/config';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { identitySources } from './identity-sources.ts';
import { uploadSources } from './upload-sources.ts';

const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]));
const withIssuer = identitySources(readConfig({ OIDC_ISSUER: 'https://id.example/tenant' }));
const withClerk = identitySources(
  readConfig({
    CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.example.org$')}`,
    CLERK_SECRET_KEY: 'sk_test_abc',
    CLERK_WEBHOOK_SECRET: 'whsec_YWJj',
  }),
);

test('lets nothing run that the page did not name by its nonce', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc', identity: withIssuer, uploads: [], development: false });
  const directives = directivesOf(policy);
  expect(directives.get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
  expect(directives.get('style-src')).toEqual(["'self'", "'nonce-abc'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('connect-src')).toEqual(["'self'", 'https://id.example']);
  expect(directives.get('form-action')).toEqual(["'self'", 'https://id.example']);
  const withInlineStyles = [...directives].filter(([, sources]) => sources.includes("'unsafe-inline'"));
  expect(withInlineStyles.map(([name]) => name)).toEqual(['style-src-attr']);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toMatch(/clerk|cloudflare/);
});

test('names the hosts of Clerk only where Clerk signs people in, and still allows no inline code', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc', identity: withClerk, uploads: [], development: false });
  const directives = directivesOf(policy);
  expect(directives.get('script-src')).toEqual([
    "'self'",
    "'nonce-abc'",
    'https://clerk.example.org',
    'https://challenges.cloudflare.com',
    'https://*.protect.clerk.com',
  ]);
  expect(directives.get('connect-src')).toEqual([
    "'self'",
    'https://clerk.example.org',
    'https://*.protect.clerk.com:*',
  ]);
  expect(directives.get('img-src')).toContain('https://img.clerk.com');
  expect(directives.get('worker-src')).toEqual(["'self'", 'blob:']);
  expect(directives.get('style-src')).toEqual(["'self'", "'nonce-abc'"]);
  expect(policy).not.toContain('localhost');
});

test('allows what Vite needs in development alone', () => {
  const settings = { nonce: 'abc', identity: withIssuer, uploads: [] };
  const developing = directivesOf(contentSecurityPolicy({ ...settings, development: true }));
  expect(developing.get('worker-src')).toEqual(["'self'", 'blob:']);
  expect(directivesOf(contentSecurityPolicy({ ...settings, development: false })).has('worker-src')).toBe(false);
});

test('lets the browser put pictures into the bucket that the links lead to, and nowhere else', () => {
  const bucket = { S3_BUCKET: 'faces', S3_REGION: 'eu-west-3' };
  const uploadsOf = (settings: Record<string, string>) => uploadSources(readConfig(settings));
  expect(uploadsOf({})).toEqual([]);
  expect(uploadsOf(bucket)).toEqual(['https://faces.s3.eu-west-3.amazonaws.com']);
  const own = { ...bucket, S3_ENDPOINT: 'http://storage.example:9000' };
  expect(uploadsOf(own)).toEqual(['http://faces.storage.example:9000']);
  const uploads = uploadsOf({ ...own, S3_FORCE_PATH_STYLE: '1' });
  const policy = contentSecurityPolicy({ nonce: 'abc', identity: withIssuer, uploads, development: false });
  expect(directivesOf(policy).get('connect-src')).toEqual([
    "'self'",
    'https://id.example',
    'http://storage.example:9000',
  ]);
});
