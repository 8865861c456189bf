/** The receiver of traces (OpenTelemetry protocol, OTLP over HTTP). */
export interface TracingSettings {
  /** Address that takes traces. */
  url: string;
  headers: Readonly<Record<string, string>>;
  service_name: string;
  /** Which part of all traces is kept, from 0 to 1. Traces that others began are kept where they keep them. */
  share: number;
}
