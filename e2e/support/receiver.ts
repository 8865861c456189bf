import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** A message to a webhook, as received. */
interface Received {
  headers: Record<string, string>;
  body: string;
}

/** A server that receives a user's webhooks, and answers as the test sets. */
export async function startReceiver() {
  const received: Received[] = [];
  const answers = { status: 204, body: '' };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(answers.status).end(answers.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    answers,
    url: `http://localhost:${port}/hooks/bookings`,
    /** Returns the deliveries, each verified as a receiver does it. */
    read: (secret: string) =>
      received.map(({ headers, body }) => new Webhook(secret).verify(body, headers) as { type: string }),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
