import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { PrivacyPolicy } from './privacy-policy.tsx';

test('[R-22] the Privacy Policy names its version and day, and says what is kept, why, for how long and who sees it', () => {
  const html = renderPage(<PrivacyPolicy />);
  expect(html).toMatch(/Version (\d{4}-\d\d-\d\d), in effect since <time dateTime="\1">\d+ \w+ \d{4}<\/time>\./);
  for (const title of ['What we keep, and why', 'Who sees what', 'For how long', 'What you can do']) {
    expect(html).toContain(`<h2>${title}</h2>`);
  }
});
