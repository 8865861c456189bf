/** @module-tag full The visible part of a long conversation, at both sizes */

import { auditPage } from './support/audit.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test('[T-384] a search opens the message that it found, marked and in sight, also far back in the conversation', async ({
  page,
}) => {
  const mentor = await newMentor(null, 'Linh', 'Vu');
  const prospect = await newProspect(page, 'Amara', 'Obi');
  const { thread_id: id } = await prospect.client.startThread({
    body: { mentor_slug: mentor.slug, text: 'Is the dormitory loud?', client_message_id: crypto.randomUUID() },
  });
  const answer = (text: string) =>
    mentor.client.sendMessage({ params: { id }, body: { text, client_message_id: crypto.randomUUID() } });
  await answer('Only on Fridays, when the marching band plays.');
  // More than two pages of a conversation.
  for (let number = 1; number <= 120; number += 1) {
    await answer(`Line ${number} of a long talk`);
  }
  await visit(page, '/messages');
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('marching band');
  const row = page.getByRole('link', { name: /Linh/ });
  await expect(row).toContainText('Only on Fridays, when the marching band plays.');
  await row.click();
  const log = page.getByRole('region', { name: 'Messages in this conversation' });
  const found = log.locator('.message-found');
  await expect(found).toContainText('Only on Fridays');
  await expect(found).toBeInViewport();
  await expect(found).toBeFocused();
  await expect(log.getByText('Found message')).toHaveCount(1);
  await auditPage(page);
  await page.getByRole('button', { name: 'Latest messages' }).click();
  await expect(log.getByText('Line 120 of a long talk')).toBeInViewport();
  // A message that comes later doesn't lead back to it.
  await answer('One more');
  await expect(log.getByText('One more')).toBeInViewport();
  // Long text in the field doesn't grow over it.
  await page.getByRole('textbox', { name: /^Message / }).fill('One line\n'.repeat(8));
  await expect(log.getByText('One more')).toBeInViewport({ ratio: 1 });
  // A telephone is turned, and turned back: the conversation stays at its end, wherever the page is.
  const toItsEnd = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const size of [
    { width: 844, height: 600 },
    { width, height },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => log.evaluate(({ clientWidth }) => clientWidth)).toBeLessThanOrEqual(size.width);
    await expect.poll(toItsEnd).toBeLessThan(2);
  }
});
