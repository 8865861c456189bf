import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../../embedded/src/in-transaction.ts';
import type { View } from '../../../embedded/src/layout.ts';
import { readBody } from '../../../embedded/src/read-body.ts';
import { redirect, sendPage } from '../../../embedded/src/respond.ts';
import { chargeCard, refuseCard } from '../charges.ts';
import type { IntentRow, LinkRow } from '../database/rows.ts';
import { challengePage, messagePage, onboardingPage } from '../pages.ts';
import type { Sandbox } from '../sandbox.ts';
import { bankOf } from '../present-account.ts';
import { onboard, type Choice } from '../account-links.ts';
import { findRow } from '../database/queries.ts';
import type { ErrorBody } from './call.ts';

const FAILED: ErrorBody = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message:
    'The provided payment method has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
};

const OPEN = "select * from payments_sandbox.intent where challenge = $1 and status = 'requires_action'";

/** @returns the intent as it is after the person's choice, or null where nothing waits for one any more */
async function decide(
  sandbox: Sandbox,
  db: PoolClient,
  token: string,
  isConfirmed: boolean,
): Promise<IntentRow | null> {
  const { rows } = await db.query<IntentRow>(`${OPEN} for update`, [token]);
  const [intent] = rows;
  if (intent === undefined || intent.challenged_card === null) {
    return null;
  }
  const card = intent.challenged_card;
  return isConfirmed
    ? chargeCard(sandbox, db, intent, card)
    : refuseCard(sandbox, db, intent, { card: null, error: FAILED });
}

/** The URL to which the user returns, with the parameters that Stripe adds: https://docs.stripe.com/payments/accept-a-payment?ui=elements#web-handle-redirect */
function wayBack(intent: IntentRow): string {
  const url = new URL(intent.return_url ?? '');
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.last_error === null ? 'succeeded' : 'failed');
  return url.href;
}

/** The page at which a person confirms a payment, as a bank's would: `/challenge/:token`. */
export async function serveChallenge(
  sandbox: Sandbox,
  { req, res, url, view }: { req: IncomingMessage; res: ServerResponse; url: URL; view: View },
): Promise<void> {
  const token = url.pathname.split('/')[2] ?? '';
  const over = () =>
    sendPage(res, 410, messagePage(view, 'Already answered', 'This payment isn’t waiting for confirmation.'));
  if (req.method !== 'POST') {
    const { rows } = await sandbox.pool.query<IntentRow>(OPEN, [token]);
    return rows[0] ? sendPage(res, 200, challengePage(view, rows[0])) : over();
  }
  const choice = new URLSearchParams((await readBody(req)) ?? '').get('outcome');
  const intent = await inTransaction(sandbox.pool, (db) => decide(sandbox, db, token, choice === 'complete'));
  sandbox.wake();
  return intent === null ? over() : redirect(res, wayBack(intent));
}

const FIND = 'select * from payments_sandbox.account_link where token = $1';
/** A link does one thing once. */
const USE = `
  update payments_sandbox.account_link set used_at = clock_timestamp()
  where token = $1 and used_at is null and expires_at > clock_timestamp() returning *`;

const isOpen = ({ used_at, expires_at }: LinkRow) => used_at === null && expires_at > new Date();

/** The wrong number of a bank account leaves the link open. */
class NotDone extends Error {}

const wayBackOfLink = ({ config }: Sandbox, link: LinkRow) => link.return_url ?? `${config.web_origin}/earnings`;

async function show(sandbox: Sandbox, res: ServerResponse, { view, link, isWrong }: Shown): Promise<void> {
  const account = await findRow(sandbox.pool, 'account', link.account_id);
  const bank = await bankOf(sandbox.pool, account.id);
  sendPage(res, isWrong ? 422 : 200, onboardingPage(view, { account, bank, link, isWrong }));
}

interface Shown {
  view: View;
  link: LinkRow;
  isWrong: boolean;
}

const OUTCOMES = new Set<unknown>(['complete', 'restricted', 'rejected'] satisfies Choice['outcome'][]);
const choiceOf = (form: URLSearchParams): Choice => {
  const outcome = form.get('outcome');
  return {
    outcome: OUTCOMES.has(outcome) ? (outcome as Choice['outcome']) : 'complete',
    bank: form.get('bank') ?? '',
    currency: form.get('currency') ?? '',
  };
};

async function submit(sandbox: Sandbox, token: string, choice: Choice): Promise<'done' | 'wrong' | 'over'> {
  try {
    return await inTransaction(sandbox.pool, async (db) => {
      const { rows } = await db.query<LinkRow>(USE, [token]);
      if (rows[0] === undefined) {
        return 'over';
      }
      if (!(await onboard(db, rows[0], choice))) {
        throw new NotDone();
      }
      return 'done';
    });
  } catch (error) {
    if (error instanceof NotDone) {
      return 'wrong';
    }
    throw error;
  }
}

/** The provider's pages for a person who is paid: `/connect/:token`. A link that is over leads to where a new one is made. */
export async function serveOnboarding(
  sandbox: Sandbox,
  { req, res, url, view }: { req: IncomingMessage; res: ServerResponse; url: URL; view: View },
): Promise<void> {
  const token = url.pathname.split('/')[2] ?? '';
  const { rows } = await sandbox.pool.query<LinkRow>(FIND, [token]);
  const [link] = rows;
  const over = () =>
    link?.refresh_url
      ? redirect(res, link.refresh_url)
      : sendPage(res, 410, messagePage(view, 'This link is over', 'Ask for a new one where you found it.'));
  if (link === undefined || !isOpen(link)) {
    return over();
  }
  if (req.method !== 'POST') {
    return show(sandbox, res, { view, link, isWrong: false });
  }
  const form = new URLSearchParams((await readBody(req)) ?? '');
  if (form.get('action') === 'leave') {
    return redirect(res, wayBackOfLink(sandbox, link));
  }
  const result = await submit(sandbox, token, choiceOf(form));
  sandbox.wake();
  if (result === 'wrong') {
    return show(sandbox, res, { view, link, isWrong: true });
  }
  return result === 'over' ? over() : redirect(res, wayBackOfLink(sandbox, link));
}
