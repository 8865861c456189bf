import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to an API on which answers get lost. */
export interface LossyProxy {
  base_url: string;
  /** How many answers were lost. */
  lost(): number;
  close(): Promise<void>;
}

const bodyOf = async (message: IncomingMessage) =>
  Buffer.concat(await Array.fromAsync(message as AsyncIterable<Buffer>));

/**
 * Hands requests on, and the answers back; of those that `loses` says, the API does the work and the caller's connection
 * breaks instead of the answer.
 */
export async function startLossyProxy(target: string, loses: (asked: IncomingMessage) => boolean): Promise<LossyProxy> {
  let lost = 0;
  const server = createServer((asked, answer) => {
    void (async () => {
      const body = await bodyOf(asked);
      const onward = ask(new URL(asked.url ?? '/', target), { method: asked.method, headers: asked.headers });
      onward.on('error', () => asked.socket.destroy());
      onward.on('response', (response) => {
        void (async () => {
          const text = await bodyOf(response);
          if (loses(asked)) {
            lost += 1;
            asked.socket.destroy();
          } else {
            answer.writeHead(response.statusCode ?? 502, response.headers).end(text);
          }
        })();
      });
      onward.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost: () => lost,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
