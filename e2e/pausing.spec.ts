/** @module-tag full The visitors' view of a paused profile needs a second browser; a component test reads the question. */
import { auditPartAtBothSizes } from './support/audit.ts';
import { newMentor } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[U-17] pausing says what it does, and visitors of a paused profile read that it takes no bookings now', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/status of 404|answer 404: GET .*\/availability/);
  const { slug } = await newMentor(page, 'Thao', 'Ly');
  const address = `/${slug}/mentor-profile`;
  await visit(page, address);
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  const question = page.getByRole('dialog', { name: 'Pause your profile?' });
  await pause.click();
  await expect(question.getByText('You have no booked sessions.')).toBeVisible();
  await expect(question.getByText('Your link says that you’re not taking bookings right now.')).toBeVisible();
  await auditPartAtBothSizes(page);
  await question.getByRole('button', { name: 'Keep it live' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Live. Students can find and book you.')).toBeVisible();
  await pause.click();
  await question.getByRole('button', { name: 'Pause profile' }).click();
  await expect(page.getByText(/Paused\. Students can’t find or book you\./)).toBeVisible();

  const visitor = await anotherBrowser();
  const answer = await visitor.goto(address);
  expect(answer?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Not taking bookings right now' })).toBeVisible();
  await expect(visitor.getByText('Ly')).toHaveCount(0);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await visitor.goto(`/${slug}/availability`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Not taking bookings right now' })).toBeVisible();

  await visit(page, address);
  await expect(page.getByRole('heading', { level: 1, name: /^Thao/ })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Live. Students can find and book you.')).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: /^Thao/ })).toBeVisible();
});
