import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Link,
  type Span,
} from '@opentelemetry/api';

/**
 * Traces with OpenTelemetry, named by its semantic conventions. Nothing happens until a provider is registered
 * (`providers/tracing`). Spans contain no texts or names of users and no error messages, which may quote both.
 */
export const tracer = () => trace.getTracer('abroad-mentors');

/** The kind of a failure: its code where it has one (ours, PostgreSQL's, Node's), otherwise its class. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Marks a span as failed. */
export function failSpan(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', typeOf(error));
}

/** Ends a span when its work ends. */
export async function endWith<T>(span: Span, work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

interface Job {
  name: string;
  attributes: Attributes;
  links: Link[];
}

/** Runs background work as a trace of its own with a link to the trace that started it. */
export function inOwnTrace<T>({ name, attributes, links }: Job, work: () => Promise<T>): Promise<T> {
  const options = { kind: SpanKind.CONSUMER, attributes, links };
  return tracer().startActiveSpan(name, options, ROOT_CONTEXT, (span) => endWith(span, work()));
}

/**
 * Makes each call of a port a span. Calls outside a trace make none.
 * @param name of the port; a call of `mail.send` is the span `mail.send`.
 */
export function withSpans<T extends object>(name: string, port: T): T {
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function' || typeof key !== 'string') return member;
      return (...given: unknown[]): unknown => {
        const call = () => Reflect.apply(member, target, given) as unknown;
        if (trace.getActiveSpan() === undefined) return call();
        const span = tracer().startSpan(`${name}.${key}`, { kind: SpanKind.CLIENT });
        const answer = context.with(trace.setSpan(context.active(), span), call);
        // A call that answers synchronously used no network. Its span is not exported.
        return answer instanceof Promise ? endWith(span, answer) : answer;
      };
    },
  });
}

/** The trace context in stored data (W3C Trace Context). */
const TRACEPARENT = 'traceparent';

/** Adds the present trace context, where there is one. */
export function carryTrace<T extends Readonly<Record<string, unknown>>>(payload: T): T {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const traceparent = carrier[TRACEPARENT];
  return traceparent === undefined ? payload : { ...payload, [TRACEPARENT]: traceparent };
}

/** The context in which stored data was written; an empty one where it isn't known. */
export function linksOf(payload: unknown): Link[] {
  const spanContext = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, payload ?? {}));
  return spanContext === undefined ? [] : [{ context: spanContext }];
}
