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
 * Traces as OpenTelemetry has them, named by its semantic conventions. All of it does nothing until a provider is
 * registered (`providers/tracing`). No span has what people wrote, who they are, or the text of an error, which may quote both.
 */
export const tracer = () => trace.getTracer('abroad-mentors');

/** What kind of failure it was: its code where it has one, as ours, PostgreSQL's and Node's do, else its class. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Says of a span that what it stands for failed. */
export function failSpan(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', typeOf(error));
}

/** Ends a span together with the work that it stands for. */
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

/** Runs work that nobody waits for, as a trace of its own that links to where it was asked for. */
export function inOwnTrace<T>({ name, attributes, links }: Job, work: () => Promise<T>): Promise<T> {
  const options = { kind: SpanKind.CONSUMER, attributes, links };
  return tracer().startActiveSpan(name, options, ROOT_CONTEXT, (span) => endWith(span, work()));
}

/**
 * A port whose calls are spans of those who make them; what nobody's trace asks for is none.
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
        // What answers at once asked nobody outside; its span is let go of, and told to nobody.
        return answer instanceof Promise ? endWith(span, answer) : answer;
      };
    },
  });
}

/** Where a trace is named in what is kept for later (W3C Trace Context). */
const TRACEPARENT = 'traceparent';

/** The same, with the trace that it was asked for in, where there is one. */
export function carryTrace<T extends Readonly<Record<string, unknown>>>(payload: T): T {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const traceparent = carrier[TRACEPARENT];
  return traceparent === undefined ? payload : { ...payload, [TRACEPARENT]: traceparent };
}

/** Leads back to where something was asked for; to nowhere where that is not known. */
export function linksOf(payload: unknown): Link[] {
  const spanContext = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, payload ?? {}));
  return spanContext === undefined ? [] : [{ context: spanContext }];
}
