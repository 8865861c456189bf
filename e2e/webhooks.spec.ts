import { auditPart } from './support/audit.ts';
import { newPerson } from './support/people.ts';
import { newMentor } from './support/profiles.ts';
import { enter } from './support/quick-session.ts';
import { startReceiver } from './support/receiver.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const section = (page: Page) => page.getByRole('region', { name: 'Webhooks' });

test('a user adds a webhook, tests it, gets the event of a booking, switches it off and on, and deletes it', async ({
  page,
}) => {
  await using receiver = await startReceiver();
  const api = await enter(page, newPerson('Ada', 'Byron'), { isNew: true });
  await visit(page, '/settings#webhooks');
  const mine = section(page);
  await mine.scrollIntoViewIfNeeded();
  await expect(mine.getByText('No webhooks yet.')).toBeVisible();
  await mine.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByRole('checkbox', { name: 'Session confirmed' }).uncheck();
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText('Enter a URL that starts with https://')).toBeVisible();
  await expect(form.getByText('Choose at least one event')).toBeVisible();
  await auditPart(page);
  await form.getByLabel('Endpoint URL').fill(receiver.url);
  await form.getByRole('checkbox', { name: 'Booking created' }).check();
  await form.getByRole('button', { name: 'Add webhook' }).click();

  const secretDialog = page.getByRole('dialog', { name: 'Your secret' });
  const secret = await secretDialog.getByLabel('Secret').inputValue();
  expect(secret).toMatch(/^whsec_/);
  await auditPart(page);
  await secretDialog.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(mine.getByRole('heading', { name: receiver.url })).toBeVisible();

  receiver.answers.status = 500;
  receiver.answers.body = 'Out to lunch';
  await mine.getByRole('button', { name: 'Send test' }).click();
  await expect(mine.getByText('Test failed: Response 500')).toBeVisible();
  receiver.answers.status = 200;
  await mine.getByRole('button', { name: 'Log', exact: false }).click();
  await mine.getByText('Your server’s response').click();
  await expect(mine.getByText('Out to lunch')).toBeVisible();

  const { slug } = await newMentor(null, 'Minh', 'Dao');
  const query = { event_type_slug: 'intro-call' };
  const { available_slots } = await api.getAvailabilityBySlug({ params: { slug }, query });
  const start = available_slots[3]?.start ?? 'no free time';
  await api.createBooking({ body: { ...query, mentor_slug: slug, start, time_zone: 'Asia/Ho_Chi_Minh' } });
  await mine.getByRole('button', { name: 'Resend: Test' }).click();
  await expect(mine.getByText('Delivered')).toHaveCount(2);
  const types = receiver.read(secret).map(({ type }) => type);
  expect(types.toSorted()).toEqual(['booking.created', 'webhook.test', 'webhook.test']);
  await auditPart(page, '#webhooks');

  await mine.getByRole('button', { name: 'Turn off' }).click();
  await expect(mine.getByText('Off', { exact: true })).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Send test' })).toBeHidden();
  await mine.getByRole('button', { name: 'Turn on' }).click();
  await expect(mine.getByText('On', { exact: true })).toBeVisible();
  await mine.getByRole('button', { name: 'Replace secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace secret' }).click();
  await expect(secretDialog.getByLabel('Secret')).not.toHaveValue(secret);
  await secretDialog.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(mine.getByText(/^The old secret still works until/)).toBeVisible();
  await mine.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
  await expect(mine.getByText('No webhooks yet.')).toBeVisible();
  await expect(page.getByText('Webhook deleted.')).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Add webhook' })).toBeFocused();
});
