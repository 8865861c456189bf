import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auditPart } from './support/audit.ts';
import { newMentor } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[U-20] on another site the calendar shows the times and leads to the booking in a window of its own; no other page of ours can be framed', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/frame-ancestors|Refused to frame|Framing|chrome-error|ERR_BLOCKED_BY_RESPONSE|settings/);
  const mentor = await newMentor(page, 'Diep', 'Luu');
  await visit(page, '/');
  const { origin } = new URL(page.url());
  const visitor = await anotherBrowser();
  // Another origin on this machine, with a policy that only allows our frames.
  const blog = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src ${origin}`,
    );
    response.end(`<title>A blog</title><h1>A blog</h1>
      <iframe id="times" src="${origin}/${mentor.slug}/embed" title="Times" width="100%" height="760" style="border:0"></iframe>
      <iframe id="other" src="${origin}/settings" title="Settings"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(blog, 'listening');
  await visitor.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
  const frame = visitor.frameLocator('#times');
  await expect(frame.getByRole('heading', { name: 'Intro call' })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(visitor.frameLocator('#other').getByRole('heading', { level: 1 })).toHaveCount(0);
  // It is a link until the scripts are loaded, and then a choice: both continue.
  const go = frame.getByRole('link', { name: /^Continue to booking/ });
  await expect(async () => {
    await frame.getByRole('radio').first().click({ force: true });
    await expect(go).toHaveAttribute('target', '_blank', { timeout: 2000 });
    await expect(go).toBeInViewport({ ratio: 1, timeout: 2000 });
  }).toPass();
  const opened = visitor.context().waitForEvent('page');
  await go.click();
  const booking = await opened;
  await expect(booking).toHaveURL(new RegExp(`/${mentor.slug}/availability\\?event_type_slug=intro-call&start=`));
  await expect(booking.getByRole('banner')).toBeVisible();

  blog.close();
  blog.closeAllConnections();

  await visit(page, `/${mentor.slug}/embed`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await auditPart(page, 'main');
});
