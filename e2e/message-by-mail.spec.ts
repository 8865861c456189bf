/** @module-tag full an email comes in while a page of the other person is open */

import { answerByMail } from './support/answer-by-mail.ts';
import { auditAtBothSizes } from './support/audit.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[T-381] an answer by email appears in the open page of the other person, said once, without what it quotes', async ({
  page,
}) => {
  const mentor = await newMentor(null, 'Linh', 'Vu');
  const prospect = await newProspect(page, 'Amara', 'Obi');
  const { thread_id } = await prospect.client.startThread({
    body: { mentor_slug: mentor.slug, text: 'Is the dormitory loud?', client_message_id: crypto.randomUUID() },
  });
  await visit(page, `/messages/${thread_id}`);
  const log = page.getByRole('region', { name: 'Messages in this conversation' });
  await expect(log).toContainText('Is the dormitory loud?');
  await answerByMail(thread_id, mentor, { words: 'Only on Fridays.', program: 'Gmail on the web, English' });

  const line = log.getByRole('listitem').filter({ hasText: 'Only on Fridays.' });
  await expect(line).toHaveCount(1);
  await expect(line.getByText('by email')).toBeVisible();
  await expect(line.locator('.message-text')).toHaveText('Only on Fridays.');
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: /^Linh\w*: Only on Fridays\.$/ })).toHaveCount(1);
  // The answer opens the conversation: the student may write on.
  await expect(page.getByText(/You can send \d/)).toHaveCount(0);
  await auditAtBothSizes(page);
});
