import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@abroad/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';
import { problemFor } from './problems.ts';

/** A host name or an address, and a port (RFC 9110, section 7.2; RFC 3986, section 3.2.2). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;

/** RFC 9112, section 3.2: HTTP/1.1 requires exactly one valid host. */
function isHostWrong({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const given = rawHeaders.filter((_value, at) => at % 2 === 1 && /^host$/i.test(rawHeaders[at - 1] ?? ''));
  if (given.length === 0) return httpVersion === '1.1';
  return given.length > 1 || !HOST.test(given[0] ?? '');
}

/** Error codes of Node's parser, by the answer to the client. All others count as malformed. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Answers malformed HTTP requests, which reach no handler, with problem details, and closes the connection. */
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

/** Refuses requests with an invalid host; Node gives some of them no explanation, and accepts others. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (isHostWrong(raw)) {
      throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'Host', message: 'Name one host' }] });
    }
  });
  // A server can ignore an unknown expectation (RFC 9110, section 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
