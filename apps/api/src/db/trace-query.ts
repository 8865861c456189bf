import { SpanKind, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { failSpan, tracer } from '../core/tracing.ts';

const LONGEST_TEXT = 4000;
/** Neither `is distinct from` nor `extract (epoch from …)`. */
const TABLE = /(?<!\b(?:distinct|epoch)\s)\b(?:from|into|update)\s+"?([a-z_.]+)/i;

/** The operation and its table, as far as a simple match can tell. */
function summaryOf(text: string): string {
  const statement = text.replace(/^(\s|\/\*.*?\*\/)+/s, '');
  const verb = /^\w+/.exec(statement)?.[0].toLowerCase() ?? 'statement';
  const table = TABLE.exec(statement)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

/** Makes a statement a span of its caller's trace: its text with placeholders, never the values. */
export function traceQuery(event: LogEvent): void {
  if (trace.getActiveSpan() === undefined) return;
  const { query, queryDurationMillis } = event;
  const summary = summaryOf(query.sql);
  const span = tracer().startSpan(summary, {
    kind: SpanKind.CLIENT,
    startTime: performance.now() - queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      'db.query.text': query.sql.slice(0, LONGEST_TEXT),
    },
  });
  if (event.level === 'error') failSpan(span, event.error);
  span.end();
}
