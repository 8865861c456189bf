import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors } from 'oidc-provider';
import { redirect, sendPage } from '../../embedded/src/respond.ts';
import { addAccount, findAccountByEmail, isUpstream, type Upstream } from './accounts.ts';
import { cancelSignIn, finishConsent, finishSignIn, type Exchange, type Identity } from './exchange.ts';
import { checkForm, emailForm, HttpProblem, personForm, readForm, signInForm, signUpForm } from './forms.ts';
import {
  expiredPage,
  interactionPaths,
  notFoundPage,
  problemPage,
  signInPage,
  signUpPage,
  upstreamPage,
} from './pages.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { lacksOnlySecondFactor } from './provider.ts';
import { finishSetUp, showSecondFactor, submitSecondFactor, submitSetUp } from './second-factor-pages.ts';
import { askedFor, filled, type View } from './words.ts';

const INTERACTION_PATH = /^\/interaction\/([\w-]+)(?:\/(.+))?$/;

type Handler = (exchange: Exchange) => void | Promise<void>;

/** Leads to the page that the client hinted at: an outside provider, signing up, or signing in. Where only the second factor is missing, it leads there. */
function showStart({ res, uid, params, interaction: { prompt } }: Exchange): void {
  const paths = interactionPaths(uid);
  if (lacksOnlySecondFactor(prompt.reasons)) {
    redirect(res, paths.secondFactor);
  } else if (isUpstream(params['upstream'])) {
    redirect(res, paths.upstream(params['upstream']));
  } else {
    redirect(res, params['screen_hint'] === 'signup' ? paths.signUp : paths.signIn);
  }
}

/** A hint of the address (OpenID Connect Core 1.0, 3.1.2.1), if it is one that a form could hold. */
function hinted(hint: unknown): { email?: string } {
  return typeof hint === 'string' && hint.length <= 254 && !hint.includes('\0') ? { email: hint } : {};
}

function showSignIn({ res, view, uid, url, params }: Exchange): void {
  const values = hinted(url.searchParams.get('email') ?? params['login_hint']);
  sendPage(res, 200, signInPage(view, { uid, values }));
}

/** Signs in by address and password: 303 to the client, 400 with messages, 401 when they are wrong. */
async function submitSignIn(exchange: Exchange): Promise<void> {
  const { identity, req, res, uid, view } = exchange;
  const values = await readForm(req, identity.config.issuer);
  const { data, errors: problems } = checkForm(signInForm, values, view.words);
  if (data === undefined) {
    return sendPage(res, 400, signInPage(view, { uid, values, errors: problems }));
  }
  const account = await findAccountByEmail(identity.pool, data.email);
  return account?.password && (await verifyPassword(data.password, account.password))
    ? finishSignIn(exchange, account.id, ['pwd'])
    : sendPage(res, 401, signInPage(view, { uid, values, problem: view.words.signIn.wrong }));
}

const showSignUp = ({ res, view, uid, params }: Exchange): void =>
  sendPage(res, 200, signUpPage(view, { uid, values: hinted(params['login_hint']) }));

/** Makes an account and signs in: 303 to the client, 400 with messages, 409 when the address is taken. */
async function submitSignUp(exchange: Exchange): Promise<void> {
  const { identity, req, res, uid, view } = exchange;
  const values = await readForm(req, identity.config.issuer);
  const { data, errors: problems } = checkForm(signUpForm, values, view.words);
  if (data === undefined) {
    return sendPage(res, 400, signUpPage(view, { uid, values, errors: problems }));
  }
  const { first_name: given_name, last_name: family_name, email } = data;
  const password = await hashPassword(data.password, identity.config.password_cost);
  const id = await addAccount(identity.pool, { email, given_name, family_name, password, upstream: 'password' });
  return id === null
    ? sendPage(res, 409, signUpPage(view, { uid, values, is_taken: true }))
    : finishSignIn(exchange, id, ['pwd']);
}

const showUpstream = ({ res, view, uid }: Exchange, upstream: Upstream): void =>
  sendPage(res, 200, upstreamPage(view, { uid, upstream }));

/**
 * Signs in as a development account of an outside provider, and creates it at its first use.
 * 303 to the client, 400 with messages, 409 if the address belongs to an account that was created in another way:
 * addresses are not verified here, so they must not open accounts of others.
 */
async function submitUpstream(exchange: Exchange, upstream: Upstream): Promise<void> {
  const { identity, req, res, uid, view } = exchange;
  const values = await readForm(req, identity.config.issuer);
  const refuse = (status: number, state: { errors?: Record<string, string>; problem?: string }) =>
    sendPage(res, status, upstreamPage(view, { uid, upstream, values, ...state }));
  const address = checkForm(emailForm, values, view.words);
  if (address.data === undefined) {
    return refuse(400, address);
  }
  const { email } = address.data;
  const known = await findAccountByEmail(identity.pool, email);
  if (known?.upstream === upstream) {
    return finishSignIn(exchange, known.id);
  }
  const taken = { problem: filled(view.words.upstream.otherKind, { email }) };
  if (known !== null) {
    return refuse(409, taken);
  }
  const { data, errors: problems } = checkForm(personForm, values, view.words);
  if (data === undefined) {
    return refuse(400, { errors: problems });
  }
  const { first_name: given_name, last_name: family_name } = data;
  const id = await addAccount(identity.pool, { email, given_name, family_name, password: null, upstream });
  return id === null ? refuse(409, taken) : finishSignIn(exchange, id);
}

const HANDLERS: Record<string, Handler> = {
  'GET ': showStart,
  'GET sign-in': showSignIn,
  'POST sign-in': submitSignIn,
  'GET sign-up': showSignUp,
  'POST sign-up': submitSignUp,
  'GET second-factor': showSecondFactor,
  'POST second-factor': submitSecondFactor,
  'POST second-factor/set-up': submitSetUp,
  'POST second-factor/done': finishSetUp,
  'GET cancel': cancelSignIn,
};

function findHandler(method: string, page: string): Handler | undefined {
  const upstream = /^upstream\/(\w+)$/.exec(page)?.[1];
  if (!isUpstream(upstream)) {
    return HANDLERS[`${method} ${page}`];
  }
  const act = { GET: showUpstream, POST: submitUpstream }[method];
  return act && ((exchange) => act(exchange, upstream));
}

async function handle(exchange: Omit<Exchange, 'params' | 'interaction'>, page: string): Promise<void> {
  const { identity, req, res, uid, view } = exchange;
  const handler = findHandler(req.method ?? '', page);
  if (handler === undefined) {
    return sendPage(res, 404, notFoundPage(view));
  }
  // Only the browser that began the interaction has its cookie.
  const interaction = await identity.provider.interactionDetails(req, res);
  if (interaction.uid !== uid) {
    throw new errors.SessionNotFound('interaction and cookie differ');
  }
  const { params } = interaction;
  const current = { ...exchange, params, interaction, view: { ...view, ...askedFor(params['ui_locales']) } };
  return interaction.prompt.name === 'consent' ? finishConsent(current) : handler(current);
}

/** Answers `/interaction/…`, refusals included, with pages; returns false for any other path. */
export async function serveInteraction(
  identity: Identity,
  { req, res, url, view }: { req: IncomingMessage; res: ServerResponse; url: URL; view: View },
): Promise<boolean> {
  const match = INTERACTION_PATH.exec(url.pathname);
  if (match === null) {
    return false;
  }
  const [, uid = '', page = ''] = match;
  try {
    await handle({ identity, req, res, url, view, uid }, page);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) {
      sendPage(res, 400, expiredPage(view));
    } else if (error instanceof HttpProblem) {
      // The rest of a refused body is not read, so the connection can't be reused.
      sendPage(res, error.status, problemPage(view, view.words.error[error.problem]), { Connection: 'close' });
    } else {
      throw error;
    }
  }
  return true;
}
