import { auditAtBothSizes } from './support/audit.ts';
import { bookSession } from './support/past-session.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[T-383] links, addresses and numbers lead somewhere once they are open, say where where they look otherwise, and run nothing', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(await anotherBrowser(), 'Linh', 'Vu');
  const prospect = await newProspect(page, 'Amara', 'Obi');
  const { thread_id: id } = await prospect.client.startThread({
    body: { mentor_slug: mentor.slug, text: 'How did you find a room?', client_message_id: crypto.randomUUID() },
  });
  const answer = (text: string) =>
    mentor.client.sendMessage({ params: { id }, body: { text, client_message_id: crypto.randomUUID() } });
  await answer('On https://rooms.example.com/delft, or ask anna@rooms.example.com or +84 912 345 678');
  await answer('Meet me at https://zoom-meeting-join.com/j/1 or https://us02web.zoom.us/j/2');
  await answer('<img src=x onerror="document.title=\'taken\'"> javascript:alert(1) https://аpple.com/"><b>x');
  await visit(page, `/messages/${id}`);
  const log = page.getByRole('region', { name: 'Messages in this conversation' });
  await expect(log.getByText('Opens when you have a confirmed session').first()).toBeVisible();
  await expect(log.locator('.message-text a')).toHaveCount(0);

  await bookSession(prospect, mentor);
  const room = log.getByRole('link', { name: 'https://rooms.example.com/delft' });
  await expect(room).toHaveAttribute('href', 'https://rooms.example.com/delft');
  await expect(room).toHaveAttribute('rel', 'nofollow ugc noopener');
  await expect(room).toHaveAttribute('target', '_blank');
  await expect(log.getByRole('link', { name: 'anna@rooms.example.com' })).toHaveAttribute(
    'href',
    'mailto:anna@rooms.example.com',
  );
  await expect(log.getByRole('link', { name: '+84 912 345 678' })).toHaveAttribute('href', 'tel:+84912345678');
  await expect(log.getByText(/This link names a video service, but leads to zoom-meeting-join\.com\./)).toHaveCount(1);
  await expect(log.getByText('(leads to xn--pple-43d.com)')).toBeVisible();
  const addresses = await log
    .locator('.message-text a')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).protocol));
  expect(new Set(addresses)).toEqual(new Set(['https:', 'mailto:', 'tel:']));
  await expect(page).not.toHaveTitle(/taken/);
  await expect(log.locator('.message-text img, .message-text b')).toHaveCount(0);
  await auditAtBothSizes(page);
});
