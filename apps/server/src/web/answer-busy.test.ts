import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerBusy } from './answer-busy.ts';

function serve(error: object) {
  const app = Fastify();
  app.setErrorHandler((_error, _request, reply) => reply.code(500).send('as the API says it'));
  void app.register(async (web) => {
    web.setErrorHandler(answerBusy);
    web.get('/search', () => Promise.reject(Object.assign(new Error(), error)));
  });
  return (accept: string) => app.inject({ url: '/search', headers: { accept } });
}

const PAGE = 'text/html,application/xhtml+xml';

test('users who open a page under overload see a page that reloads by itself', async () => {
  const open = serve({ code: 'UNAVAILABLE', retry_after_s: 3 });
  const answer = await open(PAGE);
  expect(answer).toMatchObject({ statusCode: 503 });
  expect(answer.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
  expect(answer.body).toContain('<h1>Many people are here right now</h1>');
  expect(answer.body).toContain('<meta http-equiv="refresh" content="3">');
});

test('scripts, and whatever else fails, are answered as by the API', async () => {
  expect((await serve({ code: 'UNAVAILABLE' })('text/x-script')).body).toBe('as the API says it');
  expect((await serve({ code: 'INTERNAL' })(PAGE)).body).toBe('as the API says it');
});
