import { Readable } from 'node:stream';
import type { Endpoint, EndpointName } from '@abroad/contract';
import { endpoints, isBinary, isEventStream, VIEW_AS_HEADER } from '@abroad/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error.ts';
import type { Context } from '../context.ts';
import { authenticate, type Caller } from './authentication.ts';
import { setCaching } from './caching.ts';
import type { EventStream } from './event-streams/event-stream.ts';
import type { EventStreams } from './event-streams/event-streams.ts';
import { fileOrSchema, takeFormFile, takeRawBody } from './files.ts';
import { Replied, WrittenJson, WrittenText, type Call, type Handlers } from './handlers.ts';
import { once, sealed } from './idempotency.ts';
import { createCallerRecorder } from './record-caller.ts';
import { createSignInRecorder } from './sign-ins.ts';
import { costOf, rateLimiter } from './rate-limit.ts';
import { bodyMayBeMissing, routeSchema } from './route-schema.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

type AnyHandler = (call: Call<Endpoint>) => Promise<unknown>;

/** Probes have to be answered especially under overload. */
const IN_ANY_LOAD: ReadonlySet<EndpointName> = new Set(['getHealth', 'getReadiness']);

const firstStatus = (endpoint: Endpoint) => Number(Object.keys(endpoint.responses)[0]);

function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) {
    throw new AppError('INTERNAL');
  }
  return request.caller;
}

/** Runs the handler and sends its status and body. */
async function run(endpoint: Endpoint, handler: AnyHandler, request: FastifyRequest) {
  const { token, claims, actor } = callerOf(request);
  const { params, query, body, ip } = request;
  const last_event_id = request.headers['last-event-id'] ?? null;
  const result = await handler({
    params,
    query,
    body,
    actor,
    claims,
    token,
    ip,
    last_event_id,
  } as unknown as Call<Endpoint>);
  return result instanceof Replied
    ? { status: result.status, body: result.body as unknown, headers: result.headers }
    : { status: firstStatus(endpoint), body: result, headers: {} };
}

function answer(endpoint: Endpoint, status: number, body: unknown, reply: FastifyReply) {
  const expected = endpoint.responses[status];
  void reply.code(status);
  if (body instanceof WrittenJson) {
    return reply.type('application/json; charset=utf-8').header('etag', body.entity_tag).send(body.bytes);
  }
  if (typeof expected !== 'string') {
    return reply.send(body);
  }
  void reply.type(isBinary(expected) ? expected : `${expected}; charset=utf-8`);
  return reply.send(body instanceof WrittenText ? Readable.from(body.pieces, { objectMode: false }) : body);
}

async function fillMissingBody(request: FastifyRequest): Promise<void> {
  if (request.body === undefined) {
    request.body = {};
  }
}

function registerEndpoint(
  app: FastifyInstance,
  context: Context & {
    takeAllowance: ReturnType<typeof rateLimiter>;
    notice: ReturnType<typeof createCallerRecorder>;
    noticeSignIn: ReturnType<typeof createSignInRecorder>;
    streams: EventStreams;
  },
  name: EndpointName,
  handler: AnyHandler,
): void {
  const endpoint: Endpoint = endpoints[name];
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(name, endpoint),
    config: { is_stream: isEventStream(endpoint), can_be_shed: !isEventStream(endpoint) && !IN_ANY_LOAD.has(name) },
    ...(endpoint.form_file ? { validatorCompiler: fileOrSchema } : {}),
    onRequest: async (request) => {
      context.takeAllowance(request.ip, costOf(endpoint));
      request.caller = await authenticate(context, name, endpoint, request);
      // A staff member who views the product as another person hasn't signed in as them.
      if (request.caller.actor !== null && request.headers[VIEW_AS_HEADER] === undefined) {
        await context.noticeSignIn(request.caller.actor);
      }
    },
    ...(bodyMayBeMissing(endpoint) ? { preValidation: fillMissingBody } : {}),
    handler: async (request, reply) => {
      if (isEventStream(endpoint)) {
        const make = async () => (await run(endpoint, handler, request)).body as EventStream;
        return context.streams.answer(request, reply, make);
      }
      const { actor } = callerOf(request);
      if (actor !== null && endpoint.method !== 'GET') {
        await context.notice(actor.user_id, request);
      }
      const key = request.headers['idempotency-key'];
      const attempt = () => run(endpoint, handler, request);
      const { status, body, headers } =
        endpoint.idempotent && typeof key === 'string' && actor
          ? {
              ...(await once(
                context.db,
                {
                  user_id: actor.user_id,
                  key,
                  endpoint: `${request.method} ${request.url}`,
                  body: request.body,
                  keeping: endpoint.secret_answer ? sealed(context.sealer) : undefined,
                },
                attempt,
              )),
              headers: {},
            }
          : await attempt();
      setCaching(reply, endpoint, actor !== null);
      void reply.headers(headers);
      return answer(endpoint, status, body, reply);
    },
  });
}

/** The limit for bodies that are not read. */
const IGNORED_BODY_BYTES = 4096;

/** A scope that accepts a body of any type and drops it. */
function withBodiesIgnored(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: IGNORED_BODY_BYTES }, (_request, _body, done) =>
      done(null, undefined),
    );
    register(scope);
  });
}

/** A scope in which a body can be a file. */
function withFiles(app: FastifyInstance, endpoint: Endpoint, register: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    if (endpoint.form_file) {
      takeFormFile(scope, endpoint.form_file);
    }
    if (endpoint.raw_body) {
      takeRawBody(scope, endpoint.raw_body);
    }
    register(scope);
  });
}

/** Makes every endpoint of the contract a route; a missing handler is a type error. */
export function registerEndpoints(
  app: FastifyInstance,
  context: Context & { streams: EventStreams },
  handlers: Handlers,
): void {
  app.decorateRequest('caller', null);
  const takeAllowance = rateLimiter({
    per_minute: context.config.rate_limit_per_minute,
    now: () => context.clock.now(),
  });
  const notice = createCallerRecorder(context);
  const noticeSignIn = createSignInRecorder(context);
  app.addHook('preClose', async () => context.streams.close());
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const register = (scope: FastifyInstance) =>
      registerEndpoint(
        scope,
        { ...context, takeAllowance, notice, noticeSignIn },
        name,
        handlers[name] as unknown as AnyHandler,
      );
    if (endpoint.ignores_body) {
      withBodiesIgnored(app, register);
    } else if (endpoint.form_file || endpoint.raw_body) {
      withFiles(app, endpoint, register);
    } else {
      register(app);
    }
  }
}
