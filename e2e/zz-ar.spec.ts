import { enterAsDemo } from './support/people.ts';
import { atOneSize, test } from './support/test.ts';

atOneSize();
test('ar', async ({ anotherBrowser }) => {
  const page = await anotherBrowser({ locale: 'ar' });
  await enterAsDemo(page, 'prospect').catch(() => {});
  for (const [w, h] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width: w, height: h });
    for (const [name, path] of [
      ['search', '/search?keyword=germany'],
      ['profile', '/linh-tran/mentor-profile'],
      ['messages', '/messages'],
    ] as const) {
      await page.goto(path);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/q/ar-${name}-${w}.png` });
    }
  }
  const en = await anotherBrowser({ locale: 'en' });
  await enterAsDemo(en, 'prospect').catch(() => {});
  await en.setViewportSize({ width: 390, height: 844 });
  await en.goto('/messages');
  await en.waitForTimeout(2000);
  await en.screenshot({ path: `/tmp/q/en-messages-390.png` });
  await en.goto('/search?keyword=germany');
  await en.waitForTimeout(2000);
  await en.screenshot({ path: `/tmp/q/en-search-390.png` });
});
