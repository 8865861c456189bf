import type { Settings } from './environment.ts';

// The text about each setting in docs/configuration.md; `node tools/boot.mjs docs` generates that page.

/** A setting's effect, in Markdown; before it, the behaviour without the setting where the schema has no default. */
type Description = string | readonly [without: string, meaning: string];

interface Area {
  title: string;
  settings: Partial<Record<keyof Settings, Description>>;
}

/** All settings, by area, in the order of the page. */
export const AREAS: readonly Area[] = [
  {
    title: 'The process',
    settings: {
      NODE_ENV: '`production` refuses each embedded stand-in, naming it',
      PORT: 'the port for API and pages; the embedded identity provider uses the next one, the payments sandbox the one after',
      HOST: 'the address to listen on; `0.0.0.0` accepts connections from other machines',
      PUBLIC_URL: [
        '`http://localhost:PORT`',
        'where people reach the product, as an origin; the host of a request is never used ([decision 83](decisions/0083-public-url-is-the-only-origin.md))',
      ],
      DATA_DIR: 'where the embedded database stores its data, and photos by default',
      TRUST_PROXY:
        'how many proxies are in front, each appending the address of its client to `X-Forwarded-For`; earlier entries are ignored. Above 0 the id in `X-Request-Id` is the proxy’s',
      DRAIN_SECONDS:
        'how long a stopping process reports that it isn’t ready, and keeps answering, before it stops listening: longer than the proxy takes to notice ([stopping and restarting](operations.md#stopping-and-restarting))',
      RATE_LIMIT_PER_MINUTE: [
        '`300`',
        'writes per minute from one IP address (an IPv6 /64 network) in each process; signing up counts as five; `0` means no limit',
      ],
      OVERLOAD_DELAY_MS: [
        '`300`',
        'how long a `GET` may take under load before further ones get 503 with `Retry-After` ([load shedding](operations.md#load-shedding)); `0` turns load shedding off',
      ],
      SERVICE_WORKER:
        '`on`: browsers of signed-in people get a worker that shows pushes, and their next sessions without a network; `off`: each browser’s worker removes itself and what it kept at its next visit, if one should ever misbehave ([decision 186](decisions/0186-sessions-without-a-network.md))',
      SEED_DEMO: [
        '`1` with the embedded database',
        'loads 300 made-up mentors, the demo accounts, and their past sessions with reviews at the first start; refused in production',
      ],
    },
  },
  {
    title: 'The database and jobs',
    settings: {
      DATABASE_URL: [
        'the embedded PostgreSQL',
        'any PostgreSQL from 15, also [behind PgBouncer](operations.md#behind-pgbouncer) from 1.21',
      ],
      DATABASE_DIRECT_URL: [
        '`DATABASE_URL`',
        'the same database without PgBouncer, for connections that listen; needed if PgBouncer runs in [`transaction` mode](operations.md#behind-pgbouncer)',
      ],
      DATABASE_POOL_SIZE:
        'connections of each process for requests and running jobs, see [below](#connections-to-the-database)',
      JOB_CONCURRENCY:
        'how many jobs a process runs at once in each lane: email, payments, calendars, webhooks, and everything that calls no outside service',
      JOB_POOL_SIZE: ['`JOB_CONCURRENCY` plus 4', 'connections of the job queue for each lane'],
      MAIL_LANES:
        'how many lanes send email, each with `JOB_CONCURRENCY` jobs at once; raise it where mails wait and the mail server takes more',
    },
  },
  {
    title: 'Signing in',
    settings: {
      OIDC_ISSUER: [
        'the embedded provider',
        'an OpenID Connect issuer, with or without a trailing slash, or Clerk instead. [Setup guides](identity/README.md) for Keycloak, Auth0, authentik, Entra and Clerk',
      ],
      OIDC_AUDIENCE:
        'the audience that access tokens must name, [with other claims](identity/README.md#the-access-token)',
      OIDC_CLIENT_ID:
        'the public client of the pages (authorization code with PKCE); its redirect URIs are `/sign-in/sso-callback`, `/mentor/signup/sso-callback` and `/prospect/signup/sso-callback`, its post-logout URI is `/`',
      OIDC_SCOPE: 'the scopes that the pages request',
      OIDC_AUDIENCE_PARAMETER: 'how the pages request tokens for the audience: `resource`, `audience` or `none`',
      OIDC_EMAIL_VERIFIED_CLAIM: 'the claim that says whether an email address is verified',
      OIDC_UPSTREAM_PARAMETER: 'the parameter that tells the issuer which button of `SIGN_IN_WITH` was pressed',
      SIGN_IN_WITH: [
        'those that the provider offers',
        'the buttons on the sign-in pages: `google`, `github` and `microsoft`, each with the issuer’s own name if it differs (`google=google-oauth2`), or `none`',
      ],
      STAFF_ACR: [
        'none: no second factor is asked',
        'what `acr` or `amr` of staff’s access tokens must contain, from a sign-in of the last 12 hours ([a second factor for staff](identity/README.md#a-second-factor-for-staff))',
      ],
      CLERK_PUBLISHABLE_KEY: [
        '',
        'the publishable key of a Clerk instance, to use [Clerk](identity/clerk.md) instead of an issuer',
      ],
      CLERK_SECRET_KEY: ['', 'the key of Clerk’s Backend API'],
      CLERK_WEBHOOK_SECRET: [
        '',
        'the signing secret of the webhook at `/api/webhooks/clerk` (events `user.updated`, `user.deleted`)',
      ],
      CLERK_JWT_KEY: ['the published keys', 'the PEM that verifies session tokens without a request to Clerk'],
    },
  },
  {
    title: 'Email',
    settings: {
      SMTP_URL: [
        'the development mailbox',
        '`smtp://user:password@host:587` or `smtps://…:465`; percent-encode `: / ? # @ %` in a password. nodemailer’s options are parameters: `?requireTLS=true` sends nothing without encryption, `name=mentors.example.org` is the name used in EHLO, `maxConnections=2`',
      ],
      MAIL_FROM: [
        '`BRAND_NAME <hello@abroad-mentors.test>`',
        'the sender of emails, who receives replies, and the host of their Message-IDs',
      ],
      SUPPORT_EMAIL: ['the address of `MAIL_FROM`', 'where *Contact us* in every footer leads'],
      MAIL_BOUNCE_SECRET: [
        'none: bounce reports are refused',
        'signs [bounce reports](services.md#email); at least 32 characters',
      ],
      INBOUND_MAIL_ADDRESS: [
        'none: people answer messages on the website only',
        'where [answers by email](inbound-mail.md) arrive, such as `reply@mentors.example.org` (7 characters at most before the `@`)',
      ],
      INBOUND_MAIL_SECRET: ['none', 'signs the answers that the mail server passes on; at least 32 characters'],
    },
  },
  {
    title: 'Name and legal texts',
    settings: {
      BRAND_NAME: 'the product’s name on pages, in emails, calendar files, receipts and the API reference',
      LEGAL_DIR: [
        'our texts',
        'a folder with Markdown files: `terms.en.md`, `mentor-terms.en.md`, `privacy.en.md`, `imprint.en.md`, and the same in other languages ([terms and imprint](services.md#terms-and-imprint))',
      ],
      RECEIPT_ISSUER: [
        '`BRAND_NAME`',
        'the issuer on receipts: name, address, register; lines separated by a vertical bar or line breaks',
      ],
      WITHDRAWAL:
        '`eu`: students who may be in the European Economic Area can withdraw for 14 days from a paid session with a mentor who is a trader ([decision 147](decisions/0147-traders-and-withdrawal.md)); `off`: not from new bookings, where your counsel finds that the law gives no such right',
    },
  },
  {
    title: 'Files and keys',
    settings: {
      MEDIA_STORAGE: [
        '`folder`, or `s3` if `S3_BUCKET` is set',
        'where photos and documents are stored; production accepts `folder` only if it is set here',
      ],
      MEDIA_FOLDER: [
        '`DATA_DIR/media`',
        'the folder for them, shared by all processes and machines ([photos](operations.md#photos))',
      ],
      MEDIA_SECRET: ['created once in the folder', 'signs upload links of the folder; at least 32 characters'],
      S3_BUCKET: [
        'none',
        'the bucket, unless `MEDIA_STORAGE=folder`; its CORS rules must allow `PUT` from `PUBLIC_URL`',
      ],
      S3_REGION: ['none', 'the bucket’s region, with `S3_BUCKET`'],
      S3_ENDPOINT: ['Amazon’s', 'the URL of another S3-compatible server'],
      S3_FORCE_PATH_STYLE: ['`0`', '`1` puts the bucket into the path, as MinIO, Ceph and Swift need'],
      S3_ACCESS_KEY_ID: ['the machine’s role', 'used with `S3_SECRET_ACCESS_KEY`'],
      S3_SECRET_ACCESS_KEY: ['the machine’s role', 'used with `S3_ACCESS_KEY_ID`'],
      ENCRYPTION_KEYS: [
        'created once in `DATA_DIR`',
        'keys that encrypt calendar credentials, webhook secrets and documents: 32 bytes in base64 each (`openssl rand -base64 32`), separated by commas; the first encrypts, all decrypt, so put a new key first and keep the former one for 90 days',
      ],
      CLAMD_URL: [
        'none: files in conversations aren’t scanned',
        'the clamd that looks for malware in them: `tcp://clamd:3310` or `unix:///run/clamav/clamd.ctl`. While it doesn’t answer no file is taken. Its `StreamMaxLength` must be 10 MB at least',
      ],
    },
  },
  {
    title: 'Calendars and webhooks',
    settings: {
      GOOGLE_CALENDAR_CLIENT_ID: [
        'none: Google calendars can’t be connected',
        'a web client of Google’s console with the Calendar API ([how to make one](services.md#calendars)); register `PUBLIC_URL/calendar/google/callback`',
      ],
      GOOGLE_CALENDAR_CLIENT_SECRET: ['none', 'used with `GOOGLE_CALENDAR_CLIENT_ID`'],
      GOOGLE_CALENDAR_PUSH: [
        '`0`',
        '`1` if Google can reach `PUBLIC_URL` (https): changes then arrive right away instead of within five minutes',
      ],
      GOOGLE_CALENDAR_AUTHORIZATION_URL: [
        'Google’s',
        'a stand-in for Google, like the next three; https in production',
      ],
      GOOGLE_CALENDAR_TOKEN_URL: ['Google’s', 'the token endpoint'],
      GOOGLE_CALENDAR_REVOCATION_URL: ['Google’s', 'the revocation endpoint'],
      GOOGLE_CALENDAR_API_URL: ['Google’s', 'the origin of the Calendar API'],
      PRIVATE_NETWORKS: [
        '`0`',
        '`1` allows calendars and webhook receivers in private networks and over http; cloud metadata addresses are never allowed',
      ],
      CALENDAR_PRIVATE_NETWORKS: ['`0`', 'the same for calendars only; the setting’s name before webhooks existed'],
    },
  },
  {
    title: 'Money',
    settings: {
      PAYMENTS: [
        '`stripe` if its keys are set, otherwise `sandbox`',
        '`stripe`, `sandbox`, or `none`: only free sessions can be booked; production accepts `none` only if it is set here, and never `sandbox`',
      ],
      STRIPE_SECRET_KEY: [
        '',
        'Stripe’s secret key, or a restricted key that may write PaymentIntents and refunds and read charges and disputes; not with `PAYMENTS=none`',
      ],
      STRIPE_PUBLISHABLE_KEY: ['', 'the publishable key of the same mode, for the pages'],
      STRIPE_WEBHOOK_SECRET: [
        '',
        'the signing secret of the webhook at `/api/webhooks/stripe`; several, separated by commas, while one is replaced',
      ],
      STRIPE_API_URL: ['Stripe’s', 'the origin of a stand-in for Stripe; https in production'],
      PAYOUTS: [
        'as `PAYMENTS`; for Stripe only with `STRIPE_PAYOUTS_WEBHOOK_SECRET`',
        'who pays mentors: the same provider as takes payments, or `none`; paying by hand is always possible ([payouts](payouts.md))',
      ],
      STRIPE_PAYOUTS_WEBHOOK_SECRET: [
        'none: Stripe pays no mentors',
        'the signing secrets of the two event destinations at `/api/v1/payouts/webhooks/stripe_connect`, separated by commas',
      ],
      PLATFORM_COUNTRY: 'the country of your account at Stripe: it decides how mentors in each country are paid',
      PLATFORM_FEE_PCT:
        'the platform fee as a percentage of each price, with at most two decimals; stored with each booking',
      PLATFORM_FEE_FIXED: [
        'none',
        'what is added to it for each paid session, by currency: `EUR:0.25, USD:0.30`; stored with each booking',
      ],
      EXCHANGE_RATES: [
        'rates of a day that come with the product; `npm run doctor` tells their date',
        'rates for sorting and filtering by price and for approximate prices in the reader’s currency, never for charging: `{"base": "EUR", "as_of": "2026-11-01", "rates": {"USD": 1.08}}`, or the path of a file with that; the same for all processes ([decision 33](decisions/0033-earnings-receipts-exchange-rates.md))',
      ],
    },
  },
  {
    title: 'Search',
    settings: {
      SEARCH_ENGINE: [
        '`index`',
        '`index`, in each process’s memory (254 MB for a million mentors, in a process of about 555 MB, and one connection to the database), with PostgreSQL answering plainly while it isn’t current; or `postgres` only, for small sites ([search](search.md))',
      ],
      SEARCH_FOLDER: [
        '`DATA_DIR/search`',
        'where the index keeps its snapshot for a faster start; processes may share it',
      ],
    },
  },
  {
    title: 'Watching it',
    settings: {
      LOG_LEVEL:
        '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`; `info` adds [a line for each request](monitoring.md#the-log)',
      METRICS_TOKEN: [
        'none: no metrics',
        'the bearer token for Prometheus [metrics](monitoring.md) at `/api/metrics`; at least 16 characters',
      ],
      BUILD_VERSION: ['the version in `package.json`', 'the version that metrics report'],
      OTEL_EXPORTER_OTLP_ENDPOINT: [
        'none: no traces',
        'where [traces](monitoring.md#tracing) are sent: the URL of a collector for OTLP over HTTP, to which `/v1/traces` is added',
      ],
      OTEL_EXPORTER_OTLP_HEADERS: [
        'none',
        'headers for the collector, `name=value` separated by commas, values percent-encoded',
      ],
      OTEL_SERVICE_NAME: 'the service name in traces',
      OTEL_TRACES_SAMPLER_ARG:
        'the share of traces to keep: `0.01` keeps one in a hundred; for traces that a proxy started, the proxy decides',
    },
  },
];
