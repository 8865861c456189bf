import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripeConnect } from './stripe-connect.ts';

/** The provider's answer to the next calls. */
let answer: { status: number; error: object } = { status: 200, error: {} };
const server = createServer((_asked, response) => {
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: answer.error }));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const connect = () => {
  const keys = { secret_key: 'sk_test_x', publishable_key: 'pk_test_x', webhook_secrets: ['whsec_eA=='] };
  const { port } = server.address() as AddressInfo;
  return stripeConnect({ name: 'sandbox', api_url: `http://127.0.0.1:${port}`, now: Date.now, keys: () => keys });
};

test.each(['account_invalid', 'account_closed'])(
  '[T-193] a 403 about one account (%s) is that account’s refusal, and calls about others go on',
  async (code) => {
    const payouts = connect();
    answer = { status: 403, error: { type: 'invalid_request_error', code, message: 'No such account.' } };
    for (let call = 0; call < 8; call += 1) {
      await expect(payouts.readBalance(`acct_${call}`)).rejects.toMatchObject({
        reason: 'refused',
        code: 'account_restricted',
      });
    }
  },
);

test('[T-193] a 403 without a code is no refusal: the key lacks a right, which stops no other calls', async () => {
  const payouts = connect();
  answer = { status: 403, error: { type: 'invalid_request_error', message: 'The key does not have the permission.' } };
  for (let call = 0; call < 8; call += 1) {
    await expect(payouts.readBalance('acct_1')).rejects.toMatchObject({ reason: 'unreachable', code: 'forbidden' });
  }
});
