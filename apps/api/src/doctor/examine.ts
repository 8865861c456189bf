import type { Context } from '../context.ts';
import {
  checkClock,
  checkConnections,
  checkDatabase,
  checkEncryption,
  checkMigrations,
  checkNotifications,
  checkPooler,
  checkWorker,
  hasTables,
} from './database.ts';
import { checkPaymentEvents, checkPayoutEvents, checkSignatures } from './events.ts';
import { failed, unusable, type Finding, type Outcome } from './finding.ts';
import { checkIssuer, checkStaffSignIn, checkToken } from './identity.ts';
import { checkDatabaseDisk, checkDisk, checkPublicUrl, checkRates, checkZones } from './machine.ts';
import { checkMail, checkPayments, checkPayouts, checkScanner, checkStorage } from './services.ts';

/** How long one check may take. */
const PATIENCE_MS = 15_000;

interface Samples {
  /** An access token of the identity provider; null: none is looked at. */
  token: string | null;
  /** The recipient of a test email; null: none is sent. */
  mail_to: string | null;
}

type Check = readonly [name: string, run: () => Promise<Outcome>];

/** Checks whose answers come from the database are pointless without it. */
const OF_DATABASE = (context: Context): readonly Check[] => [
  ['Pooler', () => checkPooler(context)],
  ['Notifications', () => checkNotifications(context)],
  ['Migrations', () => checkMigrations(context)],
  ['Connections', () => checkConnections(context)],
  ['Clock', () => checkClock(context)],
  ['Database disk', () => checkDatabaseDisk(context)],
];

/** And these are pointless before its tables are there. */
const OF_TABLES = (context: Context): readonly Check[] => [
  ['Worker', () => checkWorker(context)],
  ['Encryption keys', () => checkEncryption(context)],
  ['Payment events', () => checkPaymentEvents(context)],
  ['Payout events', () => checkPayoutEvents(context)],
  ['Webhook signatures', () => checkSignatures(context)],
];

const others = (context: Context, { token, mail_to }: Samples): readonly Check[] => [
  ['Identity provider', () => checkIssuer(context)],
  ['Access token', () => checkToken(context, token)],
  ['Staff sign-in', async () => checkStaffSignIn(context)],
  ['Mail server', () => checkMail(context, mail_to)],
  ['Files', () => checkStorage(context)],
  ['Malware scanner', () => checkScanner(context)],
  ['Payments', () => checkPayments(context)],
  ['Payouts', () => checkPayouts(context)],
  ['Public address', () => checkPublicUrl(context)],
  ['Disk', () => checkDisk(context)],
  ['Time zones', async () => checkZones(context.clock.now())],
  ['Exchange rates', async () => checkRates(context.config.exchange_rates, context.clock.now())],
];

/** A database that can't say whether it has tables is checked all the same: each check names its own fault. */
const ofDatabase = async (context: Context): Promise<readonly Check[]> =>
  (await hasTables(context).catch(() => true))
    ? [...OF_DATABASE(context), ...OF_TABLES(context)]
    : OF_DATABASE(context);

async function look([name, run]: Check): Promise<Finding> {
  const late = Promise.withResolvers<Outcome>();
  const timer = setTimeout(
    () => late.resolve(failed(`no answer within ${PATIENCE_MS / 1000} s`, 'Check whether it can be reached.')),
    PATIENCE_MS,
  );
  try {
    return { name, ...(await Promise.race([run(), late.promise])) };
  } catch (error) {
    return { name, ...unusable(error, 'See the log.') };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Examines everything that an instance depends on: what works, what doesn't, and the remedies. It changes nothing except
 * a file that it writes and deletes, and the email that was requested.
 * @returns one finding a check, in the order in which they are best mended. No check throws.
 */
export async function examine(context: Context, samples: Samples): Promise<Finding[]> {
  const [database, rest] = await Promise.all([
    look(['Database', () => checkDatabase(context)]),
    Promise.all(others(context, samples).map(look)),
  ]);
  const beneath = database.state === 'failed' ? [] : await Promise.all((await ofDatabase(context)).map(look));
  return [database, ...beneath, ...rest];
}
