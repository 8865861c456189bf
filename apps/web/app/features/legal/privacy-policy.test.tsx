import { LIMITS } from '@abroad/contract/limits';
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

test('[R-22] the times that the Privacy Policy names are those of the code', () => {
  const html = renderPage(<PrivacyPolicy />);
  for (const words of [
    `Conversations: ${LIMITS.thread_kept_months} months after`,
    `webhooks: ${LIMITS.mail_kept_days} days. Notifications: ${LIMITS.notification_kept_days} days.`,
    `Those marks: ${LIMITS.account_signal_days} days after`,
    `Sign-ins: ${LIMITS.sign_in_days} days.`,
    `until ${LIMITS.sealed_file_decided_days} days after we decide, and ${LIMITS.sealed_file_days} days at most`,
    `until ${LIMITS.appeal_months} months after the case is closed`,
  ]) {
    expect(html).toContain(words);
  }
});
