import type { Upstream } from '../accounts/account.ts';
import { addAccount, findAccountByEmail, makeAccountId } from '../accounts/accounts.ts';
import { readForm } from '../http/read-form.ts';
import { sendPage } from '../../../embedded/src/respond.ts';
import { filled } from '../locales/index.ts';
import { upstreamPage } from '../pages/upstream-page.ts';
import type { Exchange } from './exchange.ts';
import { finishSignIn } from './finish.ts';
import { checkForm, emailForm, personForm } from './forms.ts';

export function showUpstream({ res, view, uid }: Exchange, upstream: Upstream): void {
  sendPage(res, 200, upstreamPage(view, { uid, upstream }));
}

/**
 * Signs in as a development account of an outside provider, and creates it at its first use.
 * 303 to the client, 400 with messages, 409 if the address belongs to an account that was created in another way:
 * addresses are not verified here, so they must not open accounts of others.
 */
export async function submitUpstream(exchange: Exchange, upstream: Upstream): Promise<void> {
  const { identity, req, res, uid, view } = exchange;
  const values = await readForm(req, identity.config.issuer);
  const refuse = (status: number, state: { errors?: Record<string, string>; problem?: string }) =>
    sendPage(res, status, upstreamPage(view, { uid, upstream, values, ...state }));

  const address = checkForm(emailForm, values, view.words);
  if (!address.ok) {
    return refuse(400, { errors: address.errors });
  }
  const { email } = address.data;
  const known = await findAccountByEmail(identity.pool, email);
  if (known?.upstream === upstream) {
    return finishSignIn(exchange, known.id);
  }
  const person = checkForm(personForm, values, view.words);
  if (known === null && !person.ok) {
    return refuse(400, { errors: person.errors });
  }
  const id = makeAccountId();
  const isAdded = known === null && person.ok && (await addUpstreamAccount(exchange, upstream, id, person.data));
  return isAdded
    ? finishSignIn(exchange, id)
    : refuse(409, { problem: filled(view.words.upstream.otherKind, { email }) });
}

function addUpstreamAccount(
  { identity }: Exchange,
  upstream: Upstream,
  id: string,
  person: { email: string; first_name: string; last_name: string },
): Promise<boolean> {
  return addAccount(identity.pool, {
    id,
    email: person.email,
    // The stand-in plays a provider that has verified the address.
    email_verified: true,
    given_name: person.first_name,
    family_name: person.last_name,
    password: null,
    upstream,
  });
}
