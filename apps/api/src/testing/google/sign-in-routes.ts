import type { FastifyInstance, FastifyReply } from 'fastify';
import { consentPage, decide, errorPage, wrongQuestion, type Question } from './authorization-page.ts';
import { answerToken, revoke, type Signer, type TokenAnswer } from './tokens.ts';
import type { World } from './world.ts';

export const AUTHORIZATION_PATH = '/o/oauth2/v2/auth';
const html = (reply: FastifyReply) => reply.header('content-type', 'text/html; charset=utf-8');

/** Google's pages and endpoints of OAuth 2: the question, the person's decision, tokens, and taking them back. */
export function registerSignIn(app: FastifyInstance, world: World, signer: Signer): void {
  const parse = (_request: unknown, body: string, done: (error: null, form: URLSearchParams) => void) =>
    done(null, new URLSearchParams(body));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, parse);
  const answer = (reply: FastifyReply, [status, body]: TokenAnswer) => reply.code(status).send(body);

  app.get<{ Querystring: Question }>(AUTHORIZATION_PATH, (request, reply) => {
    const wrong = wrongQuestion(world, request.query);
    return wrong === null
      ? html(reply).send(consentPage(world, request.query))
      : html(reply.code(400)).send(errorPage(wrong));
  });
  app.post<{ Body: URLSearchParams }>('/o/oauth2/v2/consent', (request, reply) => {
    const question = Object.fromEntries([...request.body, ['scope', request.body.getAll('scope').join(' ') || '-']]);
    const wrong = wrongQuestion(world, question);
    const back = wrong === null ? decide(world, request.body) : null;
    return back === null
      ? html(reply.code(400)).send(errorPage(wrong ?? 'No such account'))
      : reply.redirect(back, 302);
  });
  app.post<{ Body: URLSearchParams }>('/token', async (request, reply) =>
    answer(reply, await answerToken(world, request.body, signer)),
  );
  app.post<{ Body: URLSearchParams }>('/revoke', (request, reply) =>
    answer(reply, revoke(world, request.body.get('token') ?? '')),
  );
}
