import pino, { type Logger } from 'pino';
import { LIMITS, setBrand } from '@abroad/contract';
import type { Config } from './config/config.ts';
import type { MediaSettings } from './config/media.ts';
import { changeFeed, type ChangeFeed } from './core/change-feed.ts';
import { systemClock, type Clock } from './core/clock.ts';
import { createDraining, type Draining } from './core/draining.ts';
import type { Sealer } from './core/sealing.ts';
import { setLegalTexts } from './core/legal-texts.ts';
import { loggerSettings } from './core/logger.ts';
import { createTallies, type Tallies } from './core/tallies.ts';
import { countProviders } from './count-providers.ts';
import { connect, type Connection, type Database } from './db/connection.ts';
import { directUrl } from './db/direct-url.ts';
import { sharedListener } from './db/shared-listener.ts';
import { calendarFetch } from './providers/calendar/calendar-fetch.ts';
import { caldavSource } from './providers/calendar/caldav/caldav-source.ts';
import { googleCalendars } from './providers/calendar/google/google.ts';
import { feedSource } from './providers/calendar/ical/feed-source.ts';
import type { Calendars } from './providers/calendar/port.ts';
import { calendarReader, type CalendarReader } from './providers/calendar/reader/calendar-reader.ts';
import { clerkDirectory } from './providers/identity/clerk-directory.ts';
import { clerkPeople } from './providers/identity/clerk-people.ts';
import { clerkVerifier } from './providers/identity/clerk.ts';
import { oidcVerifier } from './providers/identity/oidc.ts';
import type { PeopleDirectory, TokenVerifier } from './providers/identity/port.ts';
import { imagePool } from './providers/images/pool.ts';
import type { ImageProcessor } from './providers/images/port.ts';
import { mailboxTransport } from './providers/mail/mailbox.ts';
import type { MailTransport } from './providers/mail/port.ts';
import { dkimOrigin } from './providers/mail-origin/dkim-origin.ts';
import type { MailOrigin } from './providers/mail-origin/port.ts';
import { smtpTransport } from './providers/mail/smtp.ts';
import { configuredPayments } from './providers/payments/configured-payments.ts';
import type { PaymentProvider } from './providers/payments/port.ts';
import { configuredPayouts } from './providers/payouts/configured-payouts.ts';
import type { PayoutProviders } from './providers/payouts/port.ts';
import { indexThread } from './providers/search/index-thread.ts';
import { clamdScanner } from './providers/scanner/clamd.ts';
import type { FileScanner } from './providers/scanner/port.ts';
import type { IndexThread } from './providers/search/port.ts';
import { configuredSealer } from './providers/secrets/sealer.ts';
import { folderStorage } from './providers/storage/folder.ts';
import type { Storage } from './providers/storage/port.ts';
import { s3Storage } from './providers/storage/s3.ts';
import type { WebhookSender } from './providers/webhooks/port.ts';
import { webhookSender } from './providers/webhooks/sender.ts';
import { traceProviders } from './trace-providers.ts';

/** Everything that a service may need from outside. Services name what they need: `Pick<Context, 'db' | 'clock'>`. */
export interface Context {
  config: Config & { database_url: string };
  logger: Logger;
  clock: Clock;
  draining: Draining;
  /** Counts for the metrics. */
  tallies: Tallies;
  db: Database;
  /** The work of this process: it serves requests, runs jobs, or does both. */
  role: 'all' | 'api' | 'worker';
  /** The connections beneath `db`. */
  database: Pick<Connection, 'load' | 'warm'>;
  /** Announces users whose free times have changed, by id, in any process. */
  availability_changes: ChangeFeed;
  /** Announces users whose notifications have changed, by id, in any process. */
  notification_changes: ChangeFeed;
  /** Announces new messages, from any process. */
  message_announcements: Pick<ReturnType<ReturnType<typeof sharedListener<'messages'>>['of']>, 'open'>;
  tokens: TokenVerifier;
  /** Null when the identity provider sends no events about changes. */
  people: PeopleDirectory | null;
  mail: MailTransport;
  /** Checks whether an answer by email comes from its stated sender. */
  mail_origin: MailOrigin;
  payments: PaymentProvider;
  /** The payout providers, by name: see `payoutProviderOf`. */
  payouts: PayoutProviders;
  calendars: Calendars;
  /** Sends events to the servers that users have subscribed to their bookings. */
  webhooks: WebhookSender;
  /** Encrypts secrets of others at rest. */
  sealer: Sealer;
  storage: Storage;
  images: ImageProcessor;
  /** Looks for malware in files; null where no scanner is configured. */
  scanner: FileScanner | null;
  /** Null where PostgreSQL alone finds mentors. */
  search_index: IndexThread | null;
  close(): Promise<void>;
}

/** The channels of the database's notifications; one connection listens to all. */
const CHANNELS = ['availability', 'messages', 'notifications'] as const;

const CLERK_API = 'https://api.clerk.com';

function identityProvider(
  { oidc, clerk, public_url }: Config,
  clock: Clock,
  logger: Logger,
): Pick<Context, 'tokens' | 'people'> {
  const now = () => clock.now();
  if (clerk === null) {
    return { tokens: oidcVerifier({ ...oidc, now, logger }), people: null };
  }
  const people = clerkPeople({ api_url: CLERK_API, secret_key: clerk.secret_key, now });
  return {
    tokens: clerkVerifier({ settings: clerk, public_url, people }),
    people: clerkDirectory(clerk.webhook_secret, people),
  };
}

/** The call that takes uploads where the storage has no address of its own for them. */
const UPLOAD_PATH = '/api/v1/media/avatar-uploads';
const AVATAR_RULES = {
  sides: [LIMITS.avatar_side_px, LIMITS.avatar_medium_px, LIMITS.avatar_thumbnail_px],
  max_pixels: LIMITS.avatar_pixels,
} as const;

const storageFor = (media: MediaSettings): Storage =>
  media.storage === 's3' ? s3Storage(media) : folderStorage({ ...media, upload_path: UPLOAD_PATH });

function calendarsFor({ calendars }: Config, { clock, reader }: { clock: Clock; reader: CalendarReader }): Calendars {
  const fetch = calendarFetch(calendars.allow_private_networks);
  const now = () => clock.now();
  return {
    google: calendars.google === null ? null : googleCalendars({ settings: calendars.google, now }),
    caldav: caldavSource({ fetch, reader, now }),
    ical: feedSource({ fetch, reader }),
  };
}

/**
 * Builds the providers that the configuration names; the only place that does.
 * @param overrides a test's replacements for them.
 */
export function createContext(
  config: Config & { database_url: string },
  overrides: Partial<Omit<Context, 'config' | 'close'>> = {},
): Context {
  setBrand(config.brand_name);
  setLegalTexts(config.legal);
  const logger = overrides.logger ?? pino(loggerSettings(config));
  const clock = overrides.clock ?? systemClock;
  const connection = connect({
    url: config.database_url,
    pool_size: config.database_pool_size,
    is_traced: config.tracing !== null,
    onError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
  const listener = sharedListener({ url: directUrl(config), channels: CHANNELS, logger });
  const availability_changes = changeFeed(listener.of('availability'));
  const notification_changes = changeFeed(listener.of('notifications'));
  const storage = overrides.storage ?? storageFor(config.media);
  const reader = calendarReader();
  const images = overrides.images ?? imagePool(AVATAR_RULES);
  const mail = overrides.mail ?? (config.smtp_url ? smtpTransport(config.smtp_url) : mailboxTransport);
  const search_index =
    config.search.engine === 'index'
      ? indexThread({ database_url: directUrl(config), folder: config.search.folder, logger })
      : null;
  const context: Context = {
    config,
    logger,
    clock,
    role: 'all',
    draining: createDraining(),
    tallies: createTallies(),
    db: connection.db,
    database: connection,
    availability_changes,
    notification_changes,
    message_announcements: listener.of('messages'),
    ...identityProvider(config, clock, logger),
    payments: configuredPayments(config.payments, () => clock.now()),
    payouts: configuredPayouts(config.payouts, () => clock.now()),
    calendars: calendarsFor(config, { clock, reader }),
    webhooks: webhookSender(config.webhooks),
    sealer: configuredSealer(config.calendars),
    mail_origin: dkimOrigin(),
    scanner: config.clamd_url === undefined ? null : clamdScanner(config.clamd_url),
    search_index,
    ...overrides,
    storage,
    images,
    mail,
    async close() {
      await search_index?.close();
      await availability_changes.close();
      await notification_changes.close();
      await listener.close();
      await mail.close();
      await images.close();
      await reader.close();
      storage.close();
      await connection.close();
    },
  };
  const counting = countProviders(context);
  return config.tracing === null ? counting : traceProviders(counting);
}
