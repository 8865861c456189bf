import type { TracingSettings } from '../providers/tracing/settings.ts';

interface Given {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}

interface Read {
  /** Null: nothing is traced. */
  tracing: TracingSettings | null;
  problems: string[];
}

const HEADER = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*=\s*(.*?)\s*$/;

function readHeader(pair: string): [name: string, value: string] | null {
  const [, name, value] = HEADER.exec(pair) ?? [];
  if (name === undefined || value === undefined) return null;
  try {
    return [name, decodeURIComponent(value)];
  } catch {
    return null;
  }
}

/** Reads OpenTelemetry's settings by its specification: headers as `name=value` with commas between, values percent-encoded. */
export function readTracingSettings(given: Given): Read {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = given;
  if (endpoint === undefined) return { tracing: null, problems: [] };
  const pairs = (headers?.split(',') ?? []).map(readHeader);
  if (pairs.includes(null)) {
    return { tracing: null, problems: ['OTEL_EXPORTER_OTLP_HEADERS: must be name=value, with commas between'] };
  }
  return {
    tracing: {
      url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
      headers: Object.fromEntries(pairs.filter((pair) => pair !== null)),
      service_name: given.OTEL_SERVICE_NAME,
      share: given.OTEL_TRACES_SAMPLER_ARG,
    },
    problems: [],
  };
}
