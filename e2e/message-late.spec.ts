/** @module-tag full streams that start late, in a real browser */

import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

/** Holds up streams of a page until it is said. */
async function holdStreams(page: Page, address: string): Promise<{ asked: Promise<void>; release: () => void }> {
  const [asked, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await page.route(address, async (route) => {
    asked.resolve(undefined);
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: () => released.resolve(undefined) };
}

test('[T-380] what is written between a page’s load and the start of its streams is shown once they start, and so is its notification', async ({
  page,
}) => {
  const mentor = await newMentor(page, 'Linh', 'Vu');
  const prospect = await newProspect(null, 'Amara', 'Obi');
  const { thread_id: id } = await prospect.client.startThread({
    body: { mentor_slug: mentor.slug, text: 'How did you find a room?', client_message_id: crypto.randomUUID() },
  });
  const streams = await holdStreams(page, '**/stream');
  await visit(page, `/messages/${id}`);
  const log = page.getByRole('region', { name: 'Messages in this conversation' });
  await expect(log).toContainText('How did you find a room?');
  await streams.asked;
  await prospect.client.sendMessage({
    params: { id },
    body: { text: 'And what did it cost?', client_message_id: crypto.randomUUID() },
  });
  streams.release();
  await expect(log).toContainText('And what did it cost?');
});
