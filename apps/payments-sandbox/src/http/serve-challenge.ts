import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../../embedded/src/in-transaction.ts';
import type { View } from '../../../embedded/src/layout.ts';
import { readBody } from '../../../embedded/src/read-body.ts';
import { redirect, sendPage } from '../../../embedded/src/respond.ts';
import { chargeCard, refuseCard } from '../charges/charge-card.ts';
import type { IntentRow } from '../database/rows.ts';
import { challengePage } from '../pages/challenge-page.ts';
import { messagePage } from '../pages/message-page.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ErrorBody } from './api-error.ts';

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
