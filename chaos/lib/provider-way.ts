import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const TROUBLES = ['hangs', 'resets', 'fails', 'drips'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** The way to a provider's server, which can be in trouble. */
export interface ProviderWay {
  base_url: string;
  set(trouble: Trouble | null): void;
  close(): Promise<void>;
}

const bodyOf = async (message: IncomingMessage) =>
  Buffer.concat(await Array.fromAsync(message as AsyncIterable<Buffer>));

async function hand(target: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = await bodyOf(asked);
  const onward = ask(new URL(asked.url ?? '/', target), { method: asked.method, headers: asked.headers });
  onward.on('error', () => asked.socket.destroy());
  onward.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  onward.end(body);
}

/** Hands everything on, but while there is trouble: then it never answers, breaks off, answers 500 or a byte at a time. */
export async function providerWay(target: string): Promise<ProviderWay> {
  let trouble: Trouble | null = null;
  const server = createServer((asked, answer) => {
    if (trouble === null) void hand(target, asked, answer);
    else if (trouble === 'resets') asked.socket.resetAndDestroy();
    else if (trouble === 'fails') answer.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    else if (trouble === 'drips') answer.writeHead(200, { 'content-type': 'application/json' }).write('{');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      trouble = next;
      if (next === null) server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export { TROUBLES };
