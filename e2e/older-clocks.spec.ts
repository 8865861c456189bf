/** @module-tag full A browser whose clocks are older than the server’s. */
import { clock, freeDays, times } from './support/booking.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

/** Morocco's clocks went back in September 2026. A browser of the spring before it expects them to show the same time as Lagos. */
const ZONE = 'Africa/Casablanca';

/** Runs in the page, before everything else. */
function pretendToBeOlder(): void {
  const Newer = Intl.DateTimeFormat;
  const { prototype } = Newer;
  const { resolvedOptions } = prototype;
  const isMoroccan = new WeakSet<Intl.DateTimeFormat>();
  // Of every formatter, also of those that the engine makes for its own zone.
  prototype.resolvedOptions = function (this: Intl.DateTimeFormat) {
    const options = resolvedOptions.call(this);
    return isMoroccan.has(this) ? { ...options, timeZone: 'Africa/Casablanca' } : options;
  };
  Intl.DateTimeFormat = new Proxy(Newer, {
    construct(target, [locale, options]: [string | undefined, Intl.DateTimeFormatOptions | undefined]) {
      const made = new target(locale, options);
      if (resolvedOptions.call(made).timeZone !== 'Africa/Casablanca') return made;
      const older = new target(locale, { ...options, timeZone: 'Africa/Lagos' });
      isMoroccan.add(older);
      return older;
    },
    apply: (target, _, [locale, options]: [string | undefined, Intl.DateTimeFormatOptions | undefined]) =>
      new target(locale, options),
  });
}

test('[R-16] [E-07] a browser that is older than the rule of its zone shows the right times all the same', async ({
  anotherBrowser,
}) => {
  const page = await anotherBrowser({ timezoneId: ZONE });
  await page.addInitScript(pretendToBeOlder);
  await visit(page, '/linh-tran/availability');
  // Now the server knows the zone, and its page has to match the browser's.
  await visit(page, '/linh-tran/availability');
  expect(
    await page.evaluate(() =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Casablanca', timeStyle: 'short' }).format(0),
    ),
    'the browser is older',
  ).toBe('01:00');

  await freeDays(page).nth(1).click();
  await expect(page.getByRole('gridcell', { selected: true })).toBeVisible();
  const time = times(page).nth(1);
  const words = await time.locator('span').first().textContent();
  await time.click();
  await expect(page).toHaveURL(/[?&]start=/);
  const start = new URL(page.url()).searchParams.get('start') ?? '';
  expect(words).toBe(clock(start, ZONE));
  await expect(page.getByText(/^Morocco time, .* now$/)).toBeVisible();
  // The watched console shows that there was no hydration error.
});
