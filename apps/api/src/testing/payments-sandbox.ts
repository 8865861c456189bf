import type { SandboxConfig } from '../../../payments-sandbox/src/config.ts';
import { rowsOfIntent } from '../../../payments-sandbox/src/database/queries.ts';
import { closeDispute } from '../../../payments-sandbox/src/disputes.ts';
import type { Fault } from '../../../payments-sandbox/src/http/request-handler.ts';
import { doWhatIsDue } from '../../../payments-sandbox/src/clockwork.ts';
import { startSandbox } from '../../../payments-sandbox/src/start-sandbox.ts';
import { inTransaction } from '../../../embedded/src/in-transaction.ts';
import { createEmptyDatabase } from '../../../embedded/src/testing/test-database.ts';
import { freePort } from '../../../../tools/lib/ports.ts';
import { sandboxBrowser } from './payments-sandbox-browser.ts';
import { sandboxEvents } from './payments-sandbox-events.ts';
import { sandboxPayees } from './payments-sandbox-payees.ts';

/** Scenes play decades from now, and what is authorised there must not have ended. */
const AUTHORISATION_MS = 100 * 365 * 24 * 3_600_000;
const LATER_MS = 3_600_000;

interface Spoiling {
  fault: Fault;
  /** `POST /v1/refunds`; every call by itself. */
  calls: RegExp;
  times: number;
}

async function newConfig(database_url: string, changes: Partial<SandboxConfig>): Promise<SandboxConfig> {
  const port = await freePort();
  return {
    port,
    origin: `http://localhost:${port}`,
    web_origin: 'http://localhost:3000',
    database_url,
    secret_key: 'sk_test_sandboxOfATest',
    publishable_key: 'pk_test_sandboxOfATest',
    webhook_secret: 'whsec_c2FuZGJveCBvZiBhIHRlc3Q=',
    webhook_url: null,
    payouts_webhook_secret: 'whsec_cGF5b3V0cyBvZiBhIHRlc3Q=',
    payouts_webhook_url: null,
    later_ms: LATER_MS,
    authorisation_ms: AUTHORISATION_MS,
    ...changes,
  };
}

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

/**
 * A real payments sandbox in this process, on a database of its own. It tells its events only when `deliver` is called
 * (or to the `webhook_url` of `changes`), and what comes later comes when `passTime` is called.
 */
export async function startTestSandbox(changes: Partial<SandboxConfig> = {}) {
  const database = await createEmptyDatabase();
  const config = await newConfig(database.url, changes);
  const problems: string[] = [];
  let spoiling: Spoiling | null = null;
  const faultOf = ({ method, path }: { method: string; path: string }): Fault | null => {
    if (spoiling === null || spoiling.times === 0 || !spoiling.calls.test(`${method} ${path}`)) {
      return null;
    }
    spoiling.times -= 1;
    return spoiling.fault;
  };
  const { sandbox, close } = await startSandbox(config, (message) => problems.push(message), faultOf);
  const { pool } = sandbox;
  return {
    url: config.origin,
    config,
    /** For looking at its tables. */
    pool,
    /** Its complaints: a test expects none. */
    problems,
    /** The environment of an API that uses it. */
    settings: {
      PAYMENTS: 'sandbox',
      STRIPE_SECRET_KEY: config.secret_key,
      STRIPE_PUBLISHABLE_KEY: config.publishable_key,
      STRIPE_WEBHOOK_SECRET: config.webhook_secret,
      STRIPE_API_URL: config.origin,
      STRIPE_PAYOUTS_WEBHOOK_SECRET: config.payouts_webhook_secret,
    },
    /** Spoils the next calls, by themselves all of them until `repair`. */
    spoil(fault: Fault, { calls = /./, times = Infinity }: Partial<Omit<Spoiling, 'fault'>> = {}) {
      spoiling = { fault, calls, times };
    },
    repair() {
      spoiling = null;
    },
    /** Brings what was to come later: disputes of the card that is disputed, refunds that fail or are settled, the next step of payouts. */
    async passTime() {
      await pool.query('update payments_sandbox.charge set dispute_due = now() where dispute_due is not null');
      await pool.query('update payments_sandbox.refund set due = now() where due is not null');
      await pool.query('update payments_sandbox.payout set due = now() where due is not null');
      await doWhatIsDue(sandbox);
    },
    /** The bank decides the dispute of an intent. */
    async closeDispute(intent_id: string, outcome: 'won' | 'lost') {
      const [dispute] = await rowsOfIntent(pool, 'dispute', intent_id);
      await inTransaction(pool, (db) => closeDispute(db, dispute?.id ?? '', outcome));
    },
    /** The authorised sum of an intent is let go by the card's bank. */
    async endAuthorisation(intent_id: string) {
      await pool.query('update payments_sandbox.charge set capture_before = now() where intent_id = $1', [intent_id]);
      await doWhatIsDue(sandbox);
    },
    ...sandboxBrowser(config),
    ...sandboxEvents(sandbox),
    ...sandboxPayees(sandbox),
    async close() {
      await close();
      await database.drop();
    },
  };
}
