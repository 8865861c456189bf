import { expect, test } from 'vitest';
import { mailboxTransport } from '../providers/mail/mailbox.ts';
import { startTestApi } from '../testing/api.ts';
import { send } from '../testing/authorisation/send.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'hello@mentors.test',
  PUBLIC_URL: 'https://mentors.test',
  PAYMENTS: 'none',
  MEDIA_STORAGE: 'folder',
  ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64'),
  RATE_LIMIT_PER_MINUTE: '0',
};

test('attack 27: in production there is no mailbox to read, even where no mail would leave', async () => {
  const api = await startTestApi({ mail: mailboxTransport }, PRODUCTION);
  const made = await api.signUp();
  const token = { authorization: `Bearer ${await api.issuer.token(made.person)}` };
  for (const headers of [{}, token]) {
    expect(await send(api, 'listMail', {}, headers)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await send(api, 'listMail', { query: { recipient: made.person.email } }, headers)).toMatchObject({
      status: 404,
    });
    expect(await send(api, 'getMail', { params: { id: made.user_id } }, headers)).toMatchObject({ status: 404 });
  }
  await api.close();
});
