import { context, propagation, SpanKind, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { failSpan, tracer } from '../core/tracing.ts';
import { routeName } from './route-name.ts';

/** Probes that run every second would fill the traces. */
const UNTRACED: ReadonlySet<string> = new Set(['/api/health', '/api/health/ready', '/api/metrics']);
const PAGES = '/*';

function isTraced({ url, config }: FastifyRequest['routeOptions']): boolean {
  if (url === undefined || config.is_stream === true) return false;
  return url === PAGES || (url.startsWith('/api/') && !UNTRACED.has(url));
}

interface Trace {
  span: Span;
  context: ReturnType<typeof context.active>;
  /** The error that was thrown. */
  error?: unknown;
}

/** Makes each API request and each page a span, with its work as children. Files and event streams have no spans. */
export function installTracing(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  if (config.tracing === null) return;
  const traces = new WeakMap<FastifyRequest, Trace>();

  /** A page that calls the API in this process is its parent. For other requests the proxy's trace context counts. */
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
  // Reading a body would lose the context.
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
  // A client's error is not a failure of the server.
  if (status >= 500) failSpan(span, error);
  span.end();
}
