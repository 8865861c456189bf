import Fastify, { type FastifyInstance } from 'fastify';
import { createContext, type RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identitySources } from './identity-sources.ts';
import { pageHandler } from './page-handler.ts';
import type { WebBuild } from './server-build.ts';

const nonceContext = createContext<string>();
const apiContext = createContext<{ fetch: typeof fetch }>();
const patternContext = createContext<(pattern: string) => void>(() => undefined);
const problemContext = createContext<(error: unknown) => void>(() => undefined);
type Render = (request: Request, context: RouterContextProvider) => Promise<Response> | Response;
let render: Render;
let app: FastifyInstance;
const logged: string[] = [];

/** A build of one resource route that takes every address, as `react-router build` would make it. */
function buildOf(answer: Render): WebBuild {
  const loader = ({ request, context }: { request: Request; context: RouterContextProvider }) =>
    answer(request, context);
  return {
    entry: {
      module: {
        default: () => new Response('page'),
        handleError: (error: unknown, { context }: { context: RouterContextProvider }) =>
          context.get(problemContext)(error),
        requestContexts: { nonceContext, apiContext, patternContext, problemContext },
        setBrand: () => undefined,
      },
    },
    routes: { any: { id: 'any', path: '*', module: { loader, action: loader } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    future: {},
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    allowedActionOrigins: false,
  } as unknown as WebBuild;
}

beforeEach(() => {
  app = Fastify({ logger: { stream: { write: (line: string) => void logged.push(line) } } });
  const build = buildOf((request, context) => render(request, context));
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.get('/api/health', async () => ({ status: 'ok' }));
  const handler = pageHandler({
    app,
    build: () => Promise.resolve(build),
    public_url: 'https://mentors.example',
    identity: identitySources({
      oidc: { issuer: 'http://localhost:1' },
      clerk: null,
    }),
    uploads: [],
    paymentsOf: () => ({ scripts: [], calls: [], frames: [] }),
    development: false,
  });
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler });
});
afterEach(() => app.close());

test('every page has a nonce of its own, and the API at hand', async () => {
  render = async (_request, context) => {
    const health = await context.get(apiContext).fetch('/api/health');
    return Response.json({ nonce: context.get(nonceContext), health: await health.json() });
  };
  const [first, second] = [await app.inject('/'), await app.inject('/')];
  const { nonce, health } = first.json<{ nonce: string; health: unknown }>();
  expect(health).toEqual({ status: 'ok' });
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(second.json<{ nonce: string }>().nonce).not.toBe(nonce);
});

test('hands over forms as they were sent', async () => {
  render = async (request) => new Response((await request.formData()).get('name') as string);
  const answer = await app.inject({
    method: 'POST',
    url: '/form?x=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mentors.example' },
    payload: 'name=Linh+Tr%E1%BA%A7n',
  });
  expect(answer.body).toBe('Linh Trần');
});

test.each([
  ['/search?q=1', {}, 'https://mentors.example/search?q=1'],
  ['/search', { host: 'evil.example' }, 'https://mentors.example/search'],
  ['/search', { host: 'evil.example:81', 'x-forwarded-host': 'evil.example' }, 'https://mentors.example/search'],
  ['/search', { forwarded: 'host=evil.example', 'x-forwarded-proto': 'http' }, 'https://mentors.example/search'],
  ['/search', { host: '[' }, 'https://mentors.example/search'],
  ['//evil.example/search', {}, 'https://mentors.example//evil.example/search'],
  ['/.//evil.example/search', {}, 'https://mentors.example//evil.example/search'],
  ['//[', {}, 'https://mentors.example//['],
])('[N-05] a page at %s with %j lies where PUBLIC_URL says', async (url, headers, address) => {
  render = (request) =>
    Response.json([request.url, request.headers.get('host'), request.headers.get('x-forwarded-host')]);
  const request = { method: 'GET', url, headers } as const;
  expect((await app.inject(request)).json()).toEqual([address, 'mentors.example', null]);
});

test('[N-11] what the router takes for no request of ours is not found, in problem details', async () => {
  render = () => new Response('Bad Request', { status: 400, headers: { 'content-type': 'text/plain;charset=UTF-8' } });
  const { statusCode, body } = await app.inject('/');
  expect([statusCode, body]).toEqual([404, expect.not.stringContaining('Bad Request')]);
});

test.each(['/api/unknown', '/api', '/api?x=1', '/a'.repeat(4000)])('[N-11] takes %s for no page', async (url) => {
  render = () => new Response('a page');
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('a page');
});

test('tells nothing of what went wrong but to the log, with the request', async () => {
  logged.length = 0;
  render = () => {
    throw new Error('the secret of the database');
  };
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('Something went wrong');
  expect(answer.body).not.toContain('secret');
  const lines = logged.map((line) => JSON.parse(line) as { level: number; reqId: string; err?: { message: string } });
  const errors = lines.filter(({ level }) => level >= 50);
  expect(errors.map(({ err }) => err?.message)).toEqual(['the secret of the database']);
  expect(errors[0]?.reqId).toBeDefined();
});
