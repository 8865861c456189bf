import { expect, test } from 'vitest';
import { servedPages } from '../testing/served-pages.ts';
import { textOf } from '../testing/plain-page.ts';

const pages = servedPages();

/** The same instant as people in Lagos write it: `21:30`. */
const clockOfLagos = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone: 'Africa/Lagos', hour: '2-digit', minute: '2-digit' });

test('[R-16] without scripts weeks, day, zone, service and time are links and a form', async () => {
  const page = await pages.open('/linh-tran/availability');
  await page.follow('Later weeks');
  expect(page.address).toMatch(/[?&]from=/);
  await page.follow('Earlier weeks');

  // The zone is chosen from a list, and stays.
  await page.follow('Change time zone');
  const zones = page.find.getByLabelText<HTMLSelectElement>('Your time zone', { selector: 'select' });
  zones.value = 'Africa/Lagos';
  await page.send('Show times in this time zone');
  expect(page.address).toMatch(/[?&]time_zone=Africa%2FLagos/);
  expect(textOf(page.main)).toMatch(/Nigeria time, .* now/);
  expect(page.find.queryByRole('button', { name: 'Show times in this time zone', hidden: true })).toBeNull();

  // Another service keeps it.
  page.find.getByText('Change service');
  await page.follow(/^Intro call/);
  expect(page.address).toMatch(/event_type_slug=intro-call/);
  expect(textOf(page.main)).toMatch(/Nigeria time, .* now/);

  const day = page.find.getAllByRole('link', { name: /, ([4-9]|\d\d+) available times/ })[2];
  const date = day?.getAttribute('data-day') ?? '';
  await page.follow(day ?? 'no free day');
  expect(page.address).toContain(`date=${date}`);
  expect(page.main.querySelector('[aria-selected=true] [data-day]')?.getAttribute('data-day')).toBe(date);
  const time = page.find.getAllByRole('radio')[1];
  const words = textOf(time?.querySelector('span') ?? null);
  await page.follow(time ?? 'no time');
  const start = new URLSearchParams(page.address.split('?')[1]).get('start') ?? '';
  expect(clockOfLagos(start)).toBe(words);
  expect(textOf(page.main)).toMatch(new RegExp(`${words}–\\S+ your time`));
  page.find.getByText(/^Booking needs JavaScript\./);
  expect(page.address).toContain('time_zone=Africa%2FLagos');
});

test('[R-16] an unknown zone in the address is read as UTC', async () => {
  const page = await pages.open('/linh-tran/availability?zones=1&time_zone=Nowhere/Else');
  expect(page.find.getByLabelText('Your time zone', { selector: 'select' })).toHaveProperty('value', 'UTC');
});
