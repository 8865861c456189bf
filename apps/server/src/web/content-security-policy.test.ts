import { readConfig } from '@abroad/api/config/config';
import { isEmbedPage } from '@abroad/contract';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { identitySources } from './identity-sources.ts';
import { paymentSources, videoSources } from './payment-sources.ts';
import { uploadSources } from './upload-sources.ts';

const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]));
const payments = { scripts: [], calls: [], frames: [] };
const withIssuer = identitySources(readConfig({ OIDC_ISSUER: 'https://id.example/tenant' }));
const withClerk = identitySources(
  readConfig({
    CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.example.org$')}`,
    CLERK_SECRET_KEY: 'sk_test_abc',
    CLERK_WEBHOOK_SECRET: 'whsec_YWJj',
  }),
);

test('runs only scripts with the page’s nonce', () => {
  const policy = contentSecurityPolicy({
    nonce: 'abc',
    identity: withIssuer,
    uploads: [],
    payments,
    videos: [],
    framed: false,
    development: false,
  });
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
  const policy = contentSecurityPolicy({
    nonce: 'abc',
    identity: withClerk,
    uploads: [],
    payments,
    videos: [],
    framed: false,
    development: false,
  });
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

test('[U-20] other sites may frame the page for embedding, which runs no scripts of theirs', () => {
  const settings = { nonce: 'abc', identity: withIssuer, uploads: [], payments, videos: [], development: false };
  const framed = directivesOf(contentSecurityPolicy({ ...settings, framed: true }));
  expect(framed.get('frame-ancestors')).toEqual(['*']);
  framed.set('frame-ancestors', ["'none'"]);
  expect(framed).toEqual(directivesOf(contentSecurityPolicy({ ...settings, framed: false })));
  expect(['/linh-tran/embed', '/Linh-Tran/Embed/'].map(isEmbedPage)).toEqual([true, true]);
  for (const path of ['/', '/embed', '/settings', '/linh-tran/availability', '/a/b/embed', '/linh-tran/embed/more']) {
    expect(isEmbedPage(path), path).toBe(false);
  }
});

test('allows what Vite needs in development alone', () => {
  const settings = { nonce: 'abc', identity: withIssuer, uploads: [], payments, videos: [], framed: false };
  const developing = directivesOf(contentSecurityPolicy({ ...settings, development: true }));
  expect(developing.get('worker-src')).toEqual(["'self'", 'blob:']);
  expect(directivesOf(contentSecurityPolicy({ ...settings, development: false })).has('worker-src')).toBe(false);
});

test('allows browser uploads to the bucket of the links, and nowhere else', () => {
  const bucket = { S3_BUCKET: 'faces', S3_REGION: 'eu-west-3' };
  const uploadsOf = (settings: Record<string, string>) => uploadSources(readConfig(settings));
  expect(uploadsOf({})).toEqual([]);
  expect(uploadsOf(bucket)).toEqual(['https://faces.s3.eu-west-3.amazonaws.com']);
  const own = { ...bucket, S3_ENDPOINT: 'http://storage.example:9000' };
  expect(uploadsOf(own)).toEqual(['http://faces.storage.example:9000']);
  const uploads = uploadsOf({ ...own, S3_FORCE_PATH_STYLE: '1' });
  const policy = contentSecurityPolicy({
    nonce: 'abc',
    identity: withIssuer,
    uploads,
    payments,
    videos: [],
    framed: false,
    development: false,
  });
  expect(directivesOf(policy).get('connect-src')).toEqual([
    "'self'",
    'https://id.example',
    'http://storage.example:9000',
  ]);
});

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

function policyOf(settings: Record<string, string>, url: string) {
  const config = readConfig(settings);
  const identity = identitySources(config);
  const sources = { identity, uploads: [], payments: paymentSources(config, url), videos: videoSources(url) };
  return directivesOf(contentSecurityPolicy({ nonce: 'abc', ...sources, framed: false, development: false }));
}

test('the payment page allows Stripe, and no other page does', () => {
  const policy = policyOf(stripe, '/bookings/b1/pay');
  expect(policy.get('script-src')).toEqual(
    expect.arrayContaining(['https://js.stripe.com', 'https://*.js.stripe.com']),
  );
  expect(policy.get('connect-src')).toContain('https://api.stripe.com');
  expect(policy.get('frame-src')).toEqual(
    expect.arrayContaining(['https://js.stripe.com', 'https://hooks.stripe.com']),
  );
  expect(policyOf(stripe, '/Bookings/b1/pay/?x=1')).toEqual(policy);
  for (const url of ['/', '/bookings', '/bookings/b1', '/bookings/b1/pay/more', '/success?next=/bookings/b1/pay']) {
    expect([...policyOf(stripe, url).values()].flat().join(' '), url).not.toContain('stripe');
  }
});

test('[U-26] the players of video introductions may be framed, by these two alone, and not where cards are entered', () => {
  const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
  for (const url of ['/linh-tran/mentor-profile', '/search', '/']) {
    const policy = policyOf(stripe, url);
    expect(policy.get('frame-src')).toEqual(expect.arrayContaining(["'self'", ...players]));
    policy.delete('frame-src');
    expect([...policy.values()].flat().join(' ')).not.toMatch(/youtube|vimeo/);
  }
  expect([...policyOf(stripe, '/bookings/b1/pay').values()].flat().join(' ')).not.toMatch(/youtube|vimeo/);
});

test('the payment page may call the sandbox where it takes payments, and run no scripts of it', () => {
  const sandbox = { PORT: '4200' };
  const policy = policyOf(sandbox, '/bookings/b1/pay');
  expect(policy.get('connect-src')).toContain('http://localhost:4202');
  expect(policy.get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
  expect(policyOf(sandbox, '/bookings/b1').get('connect-src')).not.toContain('http://localhost:4202');
  const off = policyOf({ ...sandbox, PAYMENTS: 'none' }, '/bookings/b1/pay');
  const other = policyOf({ ...sandbox, PAYMENTS: 'none' }, '/');
  other.set('frame-src', other.get('frame-src')?.filter((source) => !/youtube|vimeo/.test(source)) ?? []);
  expect(off).toEqual(other);
});
