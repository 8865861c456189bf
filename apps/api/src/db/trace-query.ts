import { SpanKind, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { failSpan, tracer } from '../core/tracing.ts';

const LONGEST_TEXT = 4000;
/** Nor `is distinct from`, nor `extract (epoch from …)`. */
const TABLE = /(?<!\b(?:distinct|epoch)\s)\b(?:from|into|update)\s+"?([a-z_.]+)/i;

/** What is done, and with which table, as far as that can be seen at a glance. */
function summaryOf(text: string): string {
  const statement = text.replace(/^(\s|\/\*.*?\*\/)+/s, '');
  const verb = /^\w+/.exec(statement)?.[0].toLowerCase() ?? 'statement';
  const table = TABLE.exec(statement)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

/** Makes a statement a span of whoever asked it: its text, which has places for values, and never the values. */
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
