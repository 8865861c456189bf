import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors } from 'oidc-provider';
import { isUpstream } from '../accounts/account.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { sendPage } from '../../../embedded/src/respond.ts';
import { expiredPage, notFoundPage, problemPage } from '../pages/error-page.ts';
import { askedFor } from '../locales/index.ts';
import type { View } from '../pages/view.ts';
import type { Exchange, Identity } from './exchange.ts';
import { cancelSignIn, finishConsent } from './finish.ts';
import { finishSetUp, showSecondFactor, submitSecondFactor, submitSetUp } from './second-factor.ts';
import { showSignIn, submitSignIn } from './sign-in.ts';
import { showSignUp, submitSignUp } from './sign-up.ts';
import { showStart } from './start.ts';
import { showUpstream, submitUpstream } from './upstream.ts';

const INTERACTION_PATH = /^\/interaction\/([\w-]+)(?:\/(.+))?$/;

type Handler = (exchange: Exchange) => void | Promise<void>;

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
    sendPage(res, 404, notFoundPage(view));
    return;
  }
  // Only the browser that began the interaction has its cookie.
  const interaction = await identity.provider.interactionDetails(req, res);
  if (interaction.uid !== uid) {
    throw new errors.SessionNotFound('interaction and cookie differ');
  }
  const { params } = interaction;
  const current = { ...exchange, params, interaction, view: { ...view, ...askedFor(params['ui_locales']) } };
  await (interaction.prompt.name === 'consent' ? finishConsent(current) : handler(current));
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
