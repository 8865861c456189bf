import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@abroad/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';
import { problemFor } from './problems.ts';

/** A name or an address, and a port (RFC 9110, section 7.2; RFC 3986, section 3.2.2). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;

/** RFC 9112, section 3.2: HTTP/1.1 has one host, and whoever sends another or a malformed one is refused. */
function isHostWrong({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const given = rawHeaders.filter((_value, at) => at % 2 === 1 && /^host$/i.test(rawHeaders[at - 1] ?? ''));
  if (given.length === 0) return httpVersion === '1.1';
  return given.length > 1 || !HOST.test(given[0] ?? '');
}

/** Codes of Node's parser, by what is said to the sender. Everything else is malformed. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Answers what is no request of HTTP, and so reaches no handler, with problem details, and hangs up. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const problem = problemFor(CODES[error.code ?? ''] ?? 'VALIDATION_FAILED', randomUUID());
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${problem.request_id}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Refuses requests whose host is none; Node would do so without a word for some, and let others through. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (isHostWrong(raw)) {
      throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'Host', message: 'Name one host' }] });
    }
  });
  // A demand that nobody knows is one that nobody has to meet (RFC 9110, section 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
