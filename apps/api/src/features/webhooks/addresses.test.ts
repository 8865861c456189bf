import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { webhookSender } from '../../providers/webhooks/sender.ts';
import type { LookupAll } from '../../providers/outbound/name-servers.ts';
import { refusalCode } from '../../testing/refusal.ts';

const answers: string[] = [];
const lookup: LookupAll = (_name, _options, done) =>
  done(null, [{ address: answers.shift() ?? '169.254.169.254', family: 4 }]);
const scene = bookingScene({ webhooks: webhookSender({ allow_private_networks: false, lookup }) });

test('attack 14: a webhook into a private network is refused as it stands', async () => {
  const { client } = await scene.prospect();
  const urls = [
    'http://example.org/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:127.0.0.1]/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.0.0.1:8443/',
    'https://[64:ff9b::7f00:1]/',
  ];
  const { id } = await client.createWebhook({ body: { url: 'https://hooks.example/', events: ['booking.created'] } });
  for (const url of urls) {
    const body = { url, events: ['booking.created' as const] };
    expect(await refusalCode(client.createWebhook({ body })), url).toBe('WEBHOOK_ADDRESS_FORBIDDEN');
    expect(await refusalCode(client.patchWebhook({ params: { id }, body: { url } })), url).toBe(
      'WEBHOOK_ADDRESS_FORBIDDEN',
    );
  }
});

test('attack 14: a name that resolves there is checked at every delivery, and nothing is sent', async () => {
  const { client } = await scene.prospect();
  const body = { url: 'https://hooks.example/', events: ['booking.created' as const] };
  const { id } = await client.createWebhook({ body });
  for (const address of ['127.0.0.1', '10.0.0.7', '169.254.169.254']) {
    answers.push(address);
    expect(await client.testWebhook({ params: { id } })).toMatchObject({
      status: 'failed',
      problem: 'forbidden_address',
      response_code: null,
      response_body: null,
    });
  }
});
