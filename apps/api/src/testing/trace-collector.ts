import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A span as it came over the wire, its numbers as text. */
export interface ReceivedSpan {
  name: string;
  trace_id: string;
  span_id: string;
  /** Empty where it is the first of its trace. */
  parent_span_id: string;
  attributes: Record<string, string>;
  /** Traces that it links to. */
  links: string[];
  failed: boolean;
}

export interface TraceCollector {
  url: string;
  spans: ReceivedSpan[];
  /** All that came over the wire. */
  bytes(): Buffer;
  headers: Record<string, string | string[] | undefined>[];
  close(): void;
}

/** Fields of a protobuf message by number: bytes of what has a length, else the number. */
type Message = Map<number, (Buffer | number)[]>;

const STATUS_ERROR = 2;

function readVarint(bytes: Buffer, from: number): { value: number; end: number } {
  let value = 0;
  for (let at = from, weight = 1; ; at += 1, weight *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * weight;
    if (byte < 128) return { value, end: at + 1 };
  }
}

/** Reads the wire format of protobuf (protobuf.dev, Encoding); numbers of fixed size are passed over. */
function read(bytes: Buffer): Message {
  const message: Message = new Map();
  for (let at = 0; at < bytes.length;) {
    const { value: tag, end } = readVarint(bytes, at);
    const kind = tag & 7;
    if (kind === 1 || kind === 5) {
      at = end + (kind === 1 ? 8 : 4);
      continue;
    }
    const { value, end: after } = readVarint(bytes, end);
    at = kind === 2 ? after + value : after;
    const number = Math.floor(tag / 8);
    message.set(number, [...(message.get(number) ?? []), kind === 2 ? bytes.subarray(after, at) : value]);
  }
  return message;
}

const all = (message: Message, number: number) => (message.get(number) ?? []) as Buffer[];
const first = (message: Message, number: number) => all(message, number)[0] ?? Buffer.alloc(0);
const hex = (message: Message, number: number) => first(message, number).toString('hex');

/** `AnyValue`: text, or a whole number. */
function valueOf(bytes: Buffer): string {
  const value = read(bytes);
  return value.has(1) ? first(value, 1).toString() : String(value.get(3)?.[0]);
}

function toSpan(bytes: Buffer): ReceivedSpan {
  const span = read(bytes);
  return {
    name: first(span, 5).toString(),
    trace_id: hex(span, 1),
    span_id: hex(span, 2),
    parent_span_id: hex(span, 4),
    attributes: Object.fromEntries(
      all(span, 9).map((pair) => [first(read(pair), 1).toString(), valueOf(first(read(pair), 2))]),
    ),
    links: all(span, 13).map((link) => hex(read(link), 1)),
    failed: read(first(span, 15)).get(3)?.[0] === STATUS_ERROR,
  };
}

/** `ExportTraceServiceRequest` (opentelemetry-proto, collector/trace/v1). */
const spansOf = (bytes: Buffer): ReceivedSpan[] =>
  all(read(bytes), 1)
    .flatMap((resource) => all(read(resource), 2))
    .flatMap((scope) => all(read(scope), 2))
    .map(toSpan);

/** Takes traces as OpenTelemetry's collector does: OTLP over HTTP at `/v1/traces`, as protobuf. */
export async function traceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const headers: TraceCollector['headers'] = [];
  const bodies: Buffer[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const isTaken = request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf';
      if (isTaken) {
        headers.push(request.headers);
        bodies.push(body);
        spans.push(...spansOf(body));
      }
      response.writeHead(isTaken ? 200 : 400, { 'content-type': 'application/x-protobuf' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    bytes: () => Buffer.concat(bodies),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
