import { z } from 'zod';
import type { LinkRow } from '../database/connect-rows.ts';
import { findRow, insertRow } from '../database/queries.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';
import { randomText, seconds } from '../ids.ts';
import type { Sandbox } from '../sandbox.ts';

/** How long a link can be opened. */
const OPEN_MS = 10 * 60_000;

/** People come back to the product only, whatever a page asks for. @throws ApiError 400 */
function checkUrl(url: string, webOrigin: string, param: string): void {
  if (URL.parse(url)?.origin !== webOrigin) {
    const message = `${param} must be an address of ${webOrigin}.`;
    throw new ApiError(400, { type: 'invalid_request_error', code: 'url_invalid', param, message });
  }
}

const Urls = z.strictObject({ refresh_url: z.string().max(2_000), return_url: z.string().max(2_000) });
const Create = z.strictObject({
  account: z.string(),
  use_case: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('account_onboarding'), account_onboarding: Urls }),
    z.strictObject({ type: z.literal('account_update'), account_update: Urls }),
  ]),
});

/** https://docs.stripe.com/api/v2/core/account-links/object */
const presentLink = ({ config }: Sandbox, link: LinkRow) => ({
  object: 'v2.core.account_link',
  account: link.account_id,
  created: link.created_at.toISOString(),
  expires_at: link.expires_at.toISOString(),
  livemode: false,
  url: `${config.origin}/connect/${link.token}`,
  use_case: {
    type: link.kind,
    [link.kind]: { refresh_url: link.refresh_url, return_url: link.return_url },
  },
});

const newLink = (account_id: string) => ({
  token: randomText(40),
  account_id,
  expires_at: new Date(Date.now() + OPEN_MS),
});

/** `POST /v2/core/account_links`: https://docs.stripe.com/api/v2/core/account-links/create */
export async function createLink({ sandbox, db, params }: Call): Promise<Reply> {
  const { account, use_case } = readParams(Create, params);
  const { refresh_url, return_url } =
    use_case.type === 'account_onboarding' ? use_case.account_onboarding : use_case.account_update;
  checkUrl(refresh_url, sandbox.config.web_origin, 'refresh_url');
  checkUrl(return_url, sandbox.config.web_origin, 'return_url');
  await findRow(db, 'account', account);
  const kind = use_case.type;
  const link = await insertRow(db, 'account_link', { ...newLink(account), kind, refresh_url, return_url });
  return { status: 200, body: presentLink(sandbox, link) };
}

/** `POST /v1/accounts/:id/login_links`, for who was onboarded: https://docs.stripe.com/api/accounts/login_link */
export async function createLoginLink({ sandbox, db, id, params }: Call): Promise<Reply> {
  readParams(z.strictObject({}), params);
  const account = await findRow(db, 'account', id);
  if (account.submitted_at === null) {
    const message = 'Cannot create a login link for an account that has not completed onboarding.';
    throw new ApiError(400, { type: 'invalid_request_error', message });
  }
  const link = await insertRow(db, 'account_link', { ...newLink(id), kind: 'login' });
  const url = `${sandbox.config.origin}/connect/${link.token}`;
  return { status: 200, body: { object: 'login_link', created: seconds(link.created_at), url } };
}
