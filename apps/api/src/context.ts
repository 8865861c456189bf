import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';
import { systemClock, type Clock } from './core/clock.ts';
import { loggerSettings } from './core/logger.ts';
import { connect, type Database } from './db/connection.ts';
import { noCalendars } from './providers/calendar/none.ts';
import type { CalendarProvider } from './providers/calendar/port.ts';
import { oidcVerifier } from './providers/identity/oidc.ts';
import type { TokenVerifier } from './providers/identity/port.ts';
import { mailboxTransport } from './providers/mail/mailbox.ts';
import type { MailTransport } from './providers/mail/port.ts';
import { smtpTransport } from './providers/mail/smtp.ts';
import { noPayments } from './providers/payments/none.ts';
import type { PaymentProvider } from './providers/payments/port.ts';

/** Everything that a service may need of the outside world. Services name what they take: `Pick<Context, 'db' | 'clock'>`. */
export interface Context {
  config: Config & { database_url: string };
  logger: Logger;
  clock: Clock;
  db: Database;
  tokens: TokenVerifier;
  mail: MailTransport;
  payments: PaymentProvider;
  calendars: CalendarProvider;
  close(): Promise<void>;
}

/**
 * Builds the providers that the configuration names; the only place that does.
 * @param overrides what a test puts in their place.
 */
export function createContext(
  config: Config & { database_url: string },
  overrides: Partial<Omit<Context, 'config' | 'close'>> = {},
): Context {
  const logger = overrides.logger ?? pino(loggerSettings(config));
  const clock = overrides.clock ?? systemClock;
  const connection = connect({
    url: config.database_url,
    pool_size: config.database_pool_size,
    onError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
  const mail = overrides.mail ?? (config.smtp_url ? smtpTransport(config.smtp_url) : mailboxTransport);
  return {
    config,
    logger,
    clock,
    db: connection.db,
    tokens: oidcVerifier({ issuer: config.oidc.issuer, audience: config.oidc.audience, now: () => clock.now() }),
    payments: noPayments,
    calendars: noCalendars,
    ...overrides,
    mail,
    async close() {
      await mail.close();
      await connection.close();
    },
  };
}
