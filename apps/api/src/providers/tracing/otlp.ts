import { randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './settings.ts';

/** How long the collector may take for one batch, and how long a stopping process waits for the last one. */
const PATIENCE_MS = 3000;
/** The interval of exports, so short that new traces are found at once. */
const EXPORT_EVERY_MS = 1000;

/**
 * From now on this process exports traces of what it does (OTLP over HTTP, protobuf). When no collector takes them, it warns once in a
 * while. Traces that can't be kept are dropped, and no request waits for them.
 * @param warn is called with the reason why traces aren't taken.
 * @returns sends the remaining traces, and ends the export.
 */
export function startTracing(
  { url, headers, service_name, service_version, share }: TracingSettings & { service_version: string },
  warn: (message: string) => void,
): { stop: () => Promise<void> } {
  diag.setLogger({ ...SILENT, error: (message) => warn(message) }, DiagLogLevel.ERROR);
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: PATIENCE_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service_name,
      'service.version': service_version,
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, exportTimeoutMillis: PATIENCE_MS, scheduledDelayMillis: EXPORT_EVERY_MS }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async stop() {
      const handedOver = provider.shutdown().catch((error: unknown) => warn(String(error)));
      await Promise.race([handedOver, later(PATIENCE_MS, undefined, { ref: false })]);
      [trace, propagation, context, diag].forEach((part) => part.disable());
    },
  };
}

const nothing = () => undefined;
const SILENT = { error: nothing, warn: nothing, info: nothing, debug: nothing, verbose: nothing };
