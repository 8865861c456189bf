import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const refusal = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
};

test('starts without any setting, with the embedded parts of development', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    database_url: undefined,
    oidc: { issuer: 'http://localhost:3001', embedded: true },
    seed_demo: true,
  });
});

test('[N-15] the issuer stays as it was given, and the buttons are those that the provider is known to offer, or those named', () => {
  const foreign = { OIDC_ISSUER: 'https://tenant.auth0.com/' };
  expect(readConfig(foreign)).toMatchObject({ oidc: { issuer: 'https://tenant.auth0.com/' }, sign_in_with: [] });
  expect(readConfig({}).sign_in_with.map(({ id }) => id)).toEqual(['google', 'github', 'microsoft']);
  expect(readConfig({ SIGN_IN_WITH: 'none' }).sign_in_with).toEqual([]);
  expect(readConfig({ ...foreign, SIGN_IN_WITH: 'google=google-oauth2, github' }).sign_in_with).toEqual([
    { id: 'google', hint: 'google-oauth2' },
    { id: 'github', hint: 'github' },
  ]);
  expect(refusal({ SIGN_IN_WITH: 'google,facebook' })).toMatch(/^SIGN_IN_WITH: must be none, or names out of/);
  expect(refusal({ OIDC_SCOPE: 'email' })).toBe('OIDC_SCOPE: must contain openid');
});

test('a bad setting is named, each on a line', () => {
  expect(refusal({ PORT: 'abc' })).toBe('PORT: must be a number');
  expect(refusal({ DATABASE_URL: 'mysql://x', SMTP_URL: 'http://x' }).split('\n')).toEqual([
    'DATABASE_URL: must be a postgres URL',
    'SMTP_URL: must be an smtp or smtps URL',
  ]);
  expect(refusal({ CLAMD_URL: 'http://clamd' })).toBe('CLAMD_URL: must be a tcp or unix URL');
  const INBOUND_MAIL_SECRET = 's'.repeat(32);
  expect(refusal({ INBOUND_MAIL_SECRET })).toBe('INBOUND_MAIL_ADDRESS: goes together with INBOUND_MAIL_SECRET');
  expect(refusal({ INBOUND_MAIL_SECRET, INBOUND_MAIL_ADDRESS: 'messages@a.example' })).toBe(
    'INBOUND_MAIL_ADDRESS: must have 7 characters at most before the @',
  );
  expect(refusal({ DATABASE_DIRECT_URL: 'postgres://a:b@db/x' })).toBe(
    'DATABASE_DIRECT_URL: leads past DATABASE_URL, which is not set',
  );
});

test('production refuses every stand-in by name', () => {
  const refused = refusal({ NODE_ENV: 'production' });
  for (const name of [
    'DATABASE_URL',
    'OIDC_ISSUER',
    'SMTP_URL',
    'MAIL_FROM',
    'PUBLIC_URL',
    'S3_BUCKET',
    'S3_REGION',
    'ENCRYPTION_KEYS',
    'STRIPE_SECRET_KEY',
  ]) {
    expect(refused).toContain(`${name}: `);
  }
  const key = Buffer.alloc(32, 7).toString('base64');
  const complete = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://a:b@db/x',
    OIDC_ISSUER: 'https://id.example.org',
    SMTP_URL: 'smtp://mail.example.org',
    MAIL_FROM: 'Abroad Mentors <hello@example.org>',
    PUBLIC_URL: 'https://example.org',
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu-central-1',
    ENCRYPTION_KEYS: `${key}, ${key}`,
    PAYMENTS: 'none',
  };
  expect(readConfig(complete)).toMatchObject({
    node_env: 'production',
    seed_demo: false,
    contact_email: 'hello@example.org',
  });
  expect(readConfig({ ...complete, SUPPORT_EMAIL: 'help@example.org' }).contact_email).toBe('help@example.org');
  expect(readConfig({ ...complete, OIDC_ISSUER: '', ...clerk })).toMatchObject({ node_env: 'production' });
  expect(refusal({ ...complete, SEED_DEMO: '1' })).toContain('SEED_DEMO');
  expect(refusal({ ...complete, ENCRYPTION_KEYS: `${key},short` })).toContain('ENCRYPTION_KEYS: each must be 32 bytes');
});

const clerk = {
  CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.example.org$')}`,
  CLERK_SECRET_KEY: 'sk_test_abc',
  CLERK_WEBHOOK_SECRET: 'whsec_YWJj',
};

test('Clerk’s keys choose Clerk, and then no provider is embedded', () => {
  const config = readConfig({
    ...clerk,
    CLERK_JWT_KEY: '-----BEGIN PUBLIC KEY-----\\nMIIB\\n-----END PUBLIC KEY-----',
  });
  expect(config.oidc.embedded).toBe(false);
  expect(config.clerk).toMatchObject({
    frontend_api: 'https://clerk.example.org',
    jwt_key: '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----',
  });
  expect(readConfig({}).clerk).toBeNull();
});

test('half of Clerk’s configuration, or a wrong part, is refused by name', () => {
  for (const name of Object.keys(clerk)) {
    expect(refusal({ ...clerk, [name]: '' })).toBe(`${name}: Clerk needs it beside its other keys`);
    expect(refusal({ ...clerk, [name]: 'wrong' })).toBe(`${name}: is no such key of Clerk's`);
  }
  expect(refusal({ ...clerk, CLERK_JWT_KEY: 'wrong' })).toContain('CLERK_JWT_KEY: ');
  expect(refusal({ ...clerk, CLERK_SECRET_KEY: 'sk_live_abc' })).toContain('CLERK_SECRET_KEY: belongs to another kind');
  expect(refusal({ ...clerk, CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('a b')}` })).toContain('names no host');
  expect(refusal({ ...clerk, OIDC_ISSUER: 'https://id.example.org' })).toContain('OIDC_ISSUER: ');
});

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new',
};

test('Stripe’s keys choose Stripe, and without them the sandbox of the instance takes payments', () => {
  expect(readConfig({ ...stripe, PLATFORM_FEE_PCT: '12.5', PLATFORM_FEE_FIXED: 'EUR:0.25, JPY:40' }).payments).toEqual({
    provider: 'stripe',
    keys: { secret_key: 'sk_test_abc', publishable_key: 'pk_test_abc', webhook_secrets: ['whsec_old', 'whsec_new'] },
    api_url: 'https://api.stripe.com',
    fee_basis_points: 1250,
    fee_fixed_minor: { EUR: 25, JPY: 40 },
  });
  expect(readConfig({ PORT: '4000' }).payments).toMatchObject({
    provider: 'sandbox',
    api_url: 'http://localhost:4002',
    keys: null,
    embedded: true,
    fee_basis_points: 0,
    fee_fixed_minor: {},
  });
  expect(readConfig({ STRIPE_API_URL: 'http://localhost:9/' }).payments).toMatchObject({
    api_url: 'http://localhost:9',
    embedded: false,
  });
  expect(readConfig({ ...stripe, PAYMENTS: 'none' }).payments.provider).toBe('none');
});

test('half of Stripe’s keys, a wrong one, or the sandbox in production is refused by name', () => {
  for (const name of Object.keys(stripe)) {
    expect(refusal({ ...stripe, [name]: '' })).toBe(`${name}: Stripe needs it beside its other keys`);
    expect(refusal({ ...stripe, [name]: 'wrong' })).toBe(`${name}: is no such key of Stripe's`);
  }
  expect(refusal({ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' })).toContain('STRIPE_PUBLISHABLE_KEY: ');
  expect(refusal({ PAYMENTS: 'stripe' })).toContain('STRIPE_SECRET_KEY: ');
  expect(refusal({ NODE_ENV: 'production', PAYMENTS: 'sandbox', ...stripe })).toContain('PAYMENTS: the sandbox');
  const open = { NODE_ENV: 'production', ...stripe, STRIPE_API_URL: 'http://stripe.example.org' };
  expect(refusal(open)).toContain('STRIPE_API_URL: must be an https URL');
});

test('[T-110] mentors are paid by whoever takes the payments, or by nobody', () => {
  const PAYOUTS_SECRET = { STRIPE_PAYOUTS_WEBHOOK_SECRET: 'whsec_old, whsec_new' };
  expect(readConfig({ PORT: '4000' }).payouts).toMatchObject({
    provider: 'sandbox',
    api_url: 'http://localhost:4002',
    keys: null,
  });
  expect(readConfig({ ...stripe, ...PAYOUTS_SECRET, STRIPE_WEBHOOK_SECRET: 'whsec_other' }).payouts).toMatchObject({
    provider: 'stripe',
    api_url: 'https://api.stripe.com',
    keys: { secret_key: 'sk_test_abc', webhook_secrets: ['whsec_old', 'whsec_new'] },
  });
  // An operator who takes payments already has set nothing up for payouts.
  expect(readConfig(stripe).payouts).toEqual({ provider: 'none' });
  expect(readConfig({ PAYOUTS: 'none' }).payouts).toEqual({ provider: 'none' });
  expect(readConfig({ PAYMENTS: 'none' }).payouts).toEqual({ provider: 'none' });
  expect(refusal({ ...stripe, PAYOUTS: 'stripe' })).toContain('STRIPE_PAYOUTS_WEBHOOK_SECRET: ');
  expect(refusal({ STRIPE_PAYOUTS_WEBHOOK_SECRET: 'wrong' })).toContain(
    'STRIPE_PAYOUTS_WEBHOOK_SECRET: is no such key',
  );
  expect(refusal({ PAYOUTS: 'stripe' })).toContain('PAYOUTS: ');
  expect(refusal({ ...stripe, PAYOUTS: 'sandbox' })).toContain('PAYOUTS: ');
  expect(refusal({ NODE_ENV: 'production', PAYOUTS: 'sandbox', PAYMENTS: 'none' })).toContain('PAYOUTS: ');
});

test.each(['0.25', 'EUR', 'EUR:', 'EUR:-1', 'EUR:0.255', 'JPY:0.5', 'XXQ:1', 'eur:1', 'EUR:1,EUR:2'])(
  '[T-160] a fixed platform fee of %s is refused',
  (fee) => {
    expect(refusal({ PLATFORM_FEE_FIXED: fee })).toContain('PLATFORM_FEE_FIXED: ');
  },
);

test.each(['-1', '100.01', '12.345', 'ten', '1e1'])('a platform fee of %s is refused', (fee) => {
  expect(refusal({ PLATFORM_FEE_PCT: fee })).toContain('PLATFORM_FEE_PCT: ');
});

test('traces go where OpenTelemetry’s own settings say, and nowhere without an endpoint', () => {
  const { tracing } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%2Cb, x-scope = mentors',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  });
  expect(tracing).toEqual({
    url: 'https://collector.example/otlp/v1/traces',
    headers: { authorization: 'Bearer a,b', 'x-scope': 'mentors' },
    service_name: 'abroad-mentors',
    share: 0.1,
  });
  expect(readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }).tracing).toBeNull();
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318';
  for (const OTEL_EXPORTER_OTLP_HEADERS of ['authorization', 'a=%', '=b']) {
    expect(refusal({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS })).toMatch(
      /^OTEL_EXPORTER_OTLP_HEADERS: /,
    );
  }
  expect(refusal({ OTEL_TRACES_SAMPLER_ARG: '2' })).toBe('OTEL_TRACES_SAMPLER_ARG: must be 1 at most');
});

test('[C-04] Google calendars need both credentials, and get change notifications only at an https URL', () => {
  expect(readConfig({}).calendars.google).toBeNull();
  const client = { GOOGLE_CALENDAR_CLIENT_ID: 'id', GOOGLE_CALENDAR_CLIENT_SECRET: 'secret' };
  expect(readConfig({ ...client, GOOGLE_CALENDAR_API_URL: 'http://localhost:9' }).calendars.google).toEqual({
    client_id: 'id',
    client_secret: 'secret',
    push: false,
    endpoints: {
      authorization_url: 'https://accounts.google.com/o/oauth2/v2/auth',
      token_url: 'https://oauth2.googleapis.com/token',
      revocation_url: 'https://oauth2.googleapis.com/revoke',
      api_url: 'http://localhost:9',
    },
  });
  expect(refusal({ GOOGLE_CALENDAR_CLIENT_ID: 'id' })).toContain('GOOGLE_CALENDAR_CLIENT_SECRET: ');
  expect(refusal({ GOOGLE_CALENDAR_CLIENT_SECRET: 'secret' })).toContain('GOOGLE_CALENDAR_CLIENT_ID: ');
  expect(refusal({ ...client, GOOGLE_CALENDAR_PUSH: '1' })).toContain('GOOGLE_CALENDAR_PUSH: ');
  const push = { ...client, GOOGLE_CALENDAR_PUSH: '1', PUBLIC_URL: 'https://example.org' };
  expect(readConfig(push).calendars.google?.push).toBe(true);
  const production = { NODE_ENV: 'production', GOOGLE_CALENDAR_TOKEN_URL: 'http://localhost:9' };
  expect(refusal(production)).toContain('GOOGLE_CALENDAR_TOKEN_URL: must be an https URL');
});

test('one setting allows private networks for calendars and webhooks; the old one allows them for calendars alone', () => {
  const lets = (settings: Record<string, string>) => {
    const { calendars, webhooks } = readConfig(settings);
    return [calendars.allow_private_networks, webhooks.allow_private_networks];
  };
  expect(lets({})).toEqual([false, false]);
  expect(lets({ PRIVATE_NETWORKS: '1' })).toEqual([true, true]);
  expect(lets({ CALENDAR_PRIVATE_NETWORKS: '1' })).toEqual([true, false]);
});

test('[N-05] PUBLIC_URL is an origin, and in development the address of this machine', () => {
  expect(readConfig({ PORT: '4300' }).public_url).toBe('http://localhost:4300');
  expect(readConfig({ PUBLIC_URL: 'HTTPS://Mentors.Example.org:443/' }).public_url).toBe('https://mentors.example.org');
  expect(readConfig({ PUBLIC_URL: 'http://[::1]:81' }).public_url).toBe('http://[::1]:81');
  for (const wrong of [
    'https://example.org/app',
    'https://example.org/?x',
    'https://a:b@example.org',
    'ftp://a.org',
    'x',
  ]) {
    expect(() => readConfig({ PUBLIC_URL: wrong }), wrong).toThrow(
      /^PUBLIC_URL: must be an (origin|http or https URL)/,
    );
  }
});

test('[T-23] a second factor is asked of staff by one word, and not where the provider can’t say that there was one', () => {
  const wrong = (given: Record<string, string>) => () => readConfig({ STAFF_ACR: 'mfa', ...given });
  expect(wrong({})().staff_acr).toBe('mfa');
  expect(wrong({ STAFF_ACR: 'mfa"' })).toThrow('STAFF_ACR: must be one word, such as mfa');
  expect(wrong({ OIDC_ISSUER: 'https://id.example.org' })().staff_acr).toBe('mfa');
});
