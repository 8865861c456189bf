import { OUR_NAME, setBrand } from '@abroad/contract';
import { afterAll, expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';

const BRAND = 'Pathfinders';
const scene = bookingScene({}, () => Promise.resolve({ BRAND_NAME: BRAND }));
afterAll(() => setBrand(OUR_NAME));

test('[N-19] mails, their sender and their calendar files, feeds and the reference name the product as it is called', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await scene.book(prospect, mentor);
  await runJobs(scene.api.context, 'send-mail');
  const mails = await scene.api.context.db.selectFrom('mail_message').selectAll().execute();
  expect(mails).toHaveLength(2);
  for (const mail of mails) {
    const whole = JSON.stringify(mail);
    expect(whole).not.toContain(OUR_NAME);
    expect(mail.sender).toBe(`"${BRAND}" <hello@abroad-mentors.test>`);
    for (const text of [mail.html, mail.text]) expect(text).toContain(BRAND);
    const [file] = mail.attachments as { content: string }[];
    expect(file?.content).toContain(`PRODID:-//${BRAND}//Bookings//EN`);
  }
  const { base_url } = scene.api;
  for (const address of ['/api/openapi.json', '/api/docs']) {
    const text = await (await fetch(`${base_url}${address}`)).text();
    expect(text).toContain(`${BRAND} API`);
    expect(text).not.toContain(OUR_NAME);
  }
});
