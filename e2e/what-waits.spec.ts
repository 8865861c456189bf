/** @module-tag full Page tests check the list and its times. Only a browser knows the bar's position. */
import { auditPage } from './support/audit.ts';
import { holdTime, offerPaid } from './support/paid-service.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test('[U-03] the bar of a session to pay covers nothing, and home lists the session, too', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(await anotherBrowser(), 'Kim', 'Ho');
  const service = await offerPaid(mentor, { price: 28, currency: 'EUR' });
  const prospect = await newProspect(page, 'Ife', 'Ade');
  await holdTime(prospect, mentor, service);

  await visit(page, '/search');
  const banner = page.getByRole('banner');
  const bar = banner.getByRole('region', { name: 'Waiting for you' });
  await expect(bar).toContainText(/^Finish paying for your session with Kim/);
  const [above, said, main] = await Promise.all(
    [banner.getByRole('link', { name: 'Abroad Mentors' }), bar, page.getByRole('main')].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(said?.y, 'it covers nothing above it').toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  expect(main?.y, 'and nothing below it').toBeGreaterThanOrEqual((said?.y ?? 0) + (said?.height ?? 0) - 1);
  await auditPage(page);

  await visit(page, '/');
  const list = page.getByRole('main').getByRole('region', { name: 'Waiting for you' });
  await expect(list).toContainText(/^Waiting for youFinish paying/);
  await expect(bar).toContainText(/^Finish paying for your session with Kim/);
  await auditPage(page);
  await visit(page, '/bookings?when=waiting');
  await expect(list.getByRole('listitem')).toContainText('minutes left to pay, until');
  await auditPage(page);
});
