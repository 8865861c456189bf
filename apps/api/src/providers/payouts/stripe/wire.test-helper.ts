import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { decodeParams, type Params } from '../../../../../payments-sandbox/src/http/call.ts';

/** An exchange over the wire: a request and its answer. */
export interface Exchange {
  /** `POST /v1/transfers/:id/reversals`. */
  call: string;
  version: string;
  asked: unknown;
  status: number;
  answered: unknown;
}

type Value = string | number | boolean | Value[] | { [name: string]: Value };

const isList = (names: readonly string[]) => names.length > 0 && names.every((name, index) => name === String(index));

/** A form says everything in text. Metadata is text; what looks like a number elsewhere is one. */
function typed(value: string | Params, isText = false): Value {
  if (typeof value === 'string') {
    if (isText) return value;
    return /^\d+$/.test(value) ? Number(value) : value === 'true' || value === 'false' ? value === 'true' : value;
  }
  const names = Object.keys(value);
  const entries = names.map((name) => [name, typed(value[name] ?? '', isText || name === 'metadata')] as const);
  return isList(names) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

const ID = /\/(?:acct|evt|tr|po|pi)_\w+/;

async function handOn(target: string, asked: IncomingMessage, answer: ServerResponse): Promise<Exchange> {
  const body = await text(asked);
  const url = new URL(asked.url ?? '/', target);
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = asked.headers;
  const response = await fetch(url, {
    method: asked.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(asked.method === 'POST' && { body }),
  });
  const answered = await response.text();
  answer.writeHead(response.status, {
    'content-type': 'application/json',
    'idempotent-replayed': response.headers.get('idempotent-replayed') ?? 'false',
  });
  answer.end(answered);
  const isJson = asked.method === 'POST' && url.pathname.startsWith('/v2/');
  const form = asked.method === 'POST' ? body : url.search.slice(1);
  return {
    call: `${asked.method} ${url.pathname.replace(ID, '/:id')}`,
    version: String(asked.headers['stripe-version']),
    asked: isJson ? (JSON.parse(body) as unknown) : typed(decodeParams(form)),
    status: response.status,
    answered: JSON.parse(answered) as unknown,
  };
}

/** A server in front of another that remembers all that is said. */
export async function recordWire(target: string) {
  const exchanges: Exchange[] = [];
  const server = createServer((asked, answer) => {
    handOn(target, asked, answer).then(
      (exchange) => exchanges.push(exchange),
      () => answer.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
