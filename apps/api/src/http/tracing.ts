import { context, propagation, SpanKind, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { failSpan, tracer } from '../core/tracing.ts';
import { routeName } from './route-name.ts';

/** Asked every second by who looks after the process, and no part of anybody's story. */
const UNTRACED: ReadonlySet<string> = new Set(['/api/health', '/api/health/ready', '/api/metrics']);
const PAGES = '/*';

function isTraced({ url, config }: FastifyRequest['routeOptions']): boolean {
  if (url === undefined || config.is_stream === true) return false;
  return url === PAGES || (url.startsWith('/api/') && !UNTRACED.has(url));
}

interface Trace {
  span: Span;
  context: ReturnType<typeof context.active>;
  /** What was thrown. */
  error?: unknown;
}

/** Makes each request to the API and each page a span, and what is done for it its children. Files and event streams are none. */
export function installTracing(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  if (config.tracing === null) return;
  const traces = new WeakMap<FastifyRequest, Trace>();

  /** A page that asks the API in this process is its parent; of others the word of who stands in front counts. */
  function parentOf({ headers }: FastifyRequest) {
    const active = context.active();
    return trace.getSpan(active) === undefined && config.trust_proxy > 0
      ? propagation.extract(active, headers)
      : active;
  }

  function begin(request: FastifyRequest): Trace {
    const { method, routeOptions, protocol, id } = request;
    const attributes = { 'http.request.method': method, 'url.scheme': protocol, 'abroad_mentors.request_id': id };
    const parent = parentOf(request);
    const span = tracer().startSpan(`${method} ${routeOptions.url}`, { kind: SpanKind.SERVER, attributes }, parent);
    const begun = { span, context: trace.setSpan(parent, span) };
    traces.set(request, begun);
    return begun;
  }

  app.addHook('onRequest', (request, _reply, done) =>
    isTraced(request.routeOptions) ? context.with(begin(request).context, done) : done(),
  );
  // Reading a body leads out of it.
  app.addHook('preValidation', (request, _reply, done) => {
    const begun = traces.get(request);
    return begun === undefined ? done() : context.with(begun.context, done);
  });
  app.addHook('onError', (request, _reply, error, done) => {
    const begun = traces.get(request);
    if (begun) begun.error = error;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const begun = traces.get(request);
    if (begun) end(begun, routeName(request) ?? '', request.method, reply.statusCode);
    done();
  });
}

function end({ span, error }: Trace, route: string, method: string, status: number): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
  // What somebody asked wrongly is no failure of the server.
  if (status >= 500) failSpan(span, error);
  span.end();
}
