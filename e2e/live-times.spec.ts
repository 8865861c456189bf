import { auditPage } from './support/audit.ts';
import { chooseTime, goOn, timeAt } from './support/booking.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[R-16] a chosen time that another user takes disappears from the open page, and returns when it is available', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(await anotherBrowser(), 'Thao', 'Vu');
  await newProspect(page, 'Efe', 'Obi');
  const rival = await newProspect(await anotherBrowser(), 'Kemi', 'Sow');
  const listening = page.waitForResponse('**/availability/by-slug/*/changes');
  await visit(page, `/${mentor.slug}/availability`);
  await listening;
  const start = await chooseTime(page, 1);
  await goOn(page);
  const message = page.getByLabel(/^Message to Thao/);
  await message.fill('How did you find a room?');

  const taken = await rival.client.createBooking({
    body: { mentor_slug: mentor.slug, event_type_slug: 'intro-call', start, time_zone: 'Africa/Lagos' },
    idempotency_key: crypto.randomUUID(),
  });
  await expect(page.getByText(/ is no longer available\. Choose another time\.$/)).toBeInViewport();
  await expect(timeAt(page, start)).toHaveCount(0);
  await expect(page.getByRole('radiogroup').locator('.slot-leaving')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeHidden();
  await auditPage(page);

  const visitor = await anotherBrowser();
  await visit(visitor, `/${mentor.slug}/availability?start=${encodeURIComponent(start)}`);
  await expect(visitor.getByText(/ is no longer available\. Choose another time\.$/)).toBeInViewport();

  await rival.client.cancelBooking({ params: { id: taken.id }, body: {}, idempotency_key: crypto.randomUUID() });
  await timeAt(page, start).click();
  await goOn(page);
  await expect(message).toHaveValue('How did you find a room?');
  await page.getByRole('button', { name: 'Book free session' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your session is confirmed' })).toBeVisible();
  await expect(page.getByText('How did you find a room?')).toBeVisible();
});
