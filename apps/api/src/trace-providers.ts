import { withSpans } from './core/tracing.ts';
import type { Calendars } from './providers/calendar/port.ts';
import type { PayoutProviders } from './providers/payouts/port.ts';

/** Ports to the world outside this thread: each call of them gets a span. */
const PORTS = [
  'tokens',
  'people',
  'mail',
  'mail_origin',
  'payments',
  'webhooks',
  'storage',
  'images',
  'scanner',
  'search_index',
] as const;

type Providers = Record<(typeof PORTS)[number], object | null> & {
  calendars: Calendars;
  payouts: PayoutProviders;
};

const named = <T extends object>(name: string, port: T | null): T | null => port && withSpans(name, port);

/** The same context, whose calls to the outside world are spans of those who make them. */
export function traceProviders<T extends Providers>(context: T): T {
  const { google, caldav, ical } = context.calendars;
  return {
    ...context,
    ...Object.fromEntries(PORTS.map((name) => [name, named(name, context[name])])),
    payouts: {
      ...context.payouts,
      sandbox: withSpans('payouts', context.payouts.sandbox),
      stripe_connect: withSpans('payouts', context.payouts.stripe_connect),
    },
    calendars: {
      google: named('google_calendar', google),
      caldav: withSpans('caldav', caldav),
      ical: withSpans('ical', ical),
    },
  };
}
