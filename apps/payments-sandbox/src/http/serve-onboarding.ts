import type { IncomingMessage, ServerResponse } from 'node:http';
import { inTransaction } from '../../../embedded/src/in-transaction.ts';
import type { View } from '../../../embedded/src/layout.ts';
import { readBody } from '../../../embedded/src/read-body.ts';
import { redirect, sendPage } from '../../../embedded/src/respond.ts';
import { bankOf } from '../accounts/bank-accounts.ts';
import { onboard, type Choice } from '../accounts/onboard.ts';
import type { LinkRow } from '../database/connect-rows.ts';
import { findRow } from '../database/queries.ts';
import { messagePage } from '../pages/message-page.ts';
import { onboardingPage } from '../pages/onboarding-page.ts';
import type { Sandbox } from '../sandbox.ts';

const FIND = 'select * from payments_sandbox.account_link where token = $1';
/** A link does one thing once. */
const USE = `
  update payments_sandbox.account_link set used_at = clock_timestamp()
  where token = $1 and used_at is null and expires_at > clock_timestamp() returning *`;

const isOpen = ({ used_at, expires_at }: LinkRow) => used_at === null && expires_at > new Date();

/** The wrong number of a bank account leaves the link open. */
class NotDone extends Error {}

const wayBack = ({ config }: Sandbox, link: LinkRow) => link.return_url ?? `${config.web_origin}/earnings`;

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
    return redirect(res, wayBack(sandbox, link));
  }
  const result = await submit(sandbox, token, choiceOf(form));
  sandbox.wake();
  if (result === 'wrong') {
    return show(sandbox, res, { view, link, isWrong: true });
  }
  return result === 'over' ? over() : redirect(res, wayBack(sandbox, link));
}
