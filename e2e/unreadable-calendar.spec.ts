import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auditPage } from './support/audit.ts';
import { newMentor } from './support/profiles.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const inTwoMonths = Temporal.Now.plainDateISO('UTC').add({ months: 2 }).toString().replaceAll('-', '');
const entry = (duration: string) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Dinner', `DTSTART:${inTwoMonths}T190000Z`]
    .concat(`DURATION:${duration}`, 'END:VEVENT', 'END:VCALENDAR', '')
    .join('\r\n');

test('[N-21] a mentor reads which entry of a calendar can’t be read, and that all is well once it is corrected', async ({
  page,
}) => {
  let file = entry('PT1D');
  const server = createServer((_request, response) => response.end(file)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mentor = await newMentor(page, 'Linh', 'Dang');
  await mentor.client.connectCalendarFeed({ body: { url: `http://127.0.0.1:${port}/linh.ics`, name: 'Timetable' } });
  await visit(page, `/${mentor.slug}/availability-settings#calendars`);
  const account = page.getByRole('listitem').filter({ hasText: 'Timetable' });
  await expect(account).toContainText(
    /We can’t read “Dinner” on .+ in Timetable\. Its duration isn’t a length of time\./,
  );
  await auditPage(page);
  file = entry('P1D');
  await account.getByRole('button', { name: 'Try again' }).click();
  await expect(account).toContainText('Synced less than a minute ago');
  server.close();
  server.closeAllConnections();
});
