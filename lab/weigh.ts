/**
 * Measures the transfer of a first visit to each page against its budget: scripts, styles and fonts in bytes as sent.
 * Run against a running instance with its demo data: npm run lab -- weigh [URL] [--files]
 */
import { parseArgs, styleText } from 'node:util';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../tools/lib/chromium.ts';
import { overBudget, reportLine, reportTitle } from './lib/page-weight/report.ts';
import { holdBooking } from './lib/page-weight/held-booking.ts';
import { bookingPages, findPages } from './lib/page-weight/pages.ts';
import { signInAs } from './lib/page-weight/sign-in.ts';
import { weighPage } from './lib/page-weight/weigh-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'boolean', default: false } },
});
const origin = new URL(positionals[0] ?? 'http://localhost:3000').origin;
const browser = await chromium.launch(await browserLaunch());
let failures = 0;
try {
  const sessions = {
    prospect: await signInAs(browser, origin, 'prospect'),
    mentor: await signInAs(browser, origin, 'mentor'),
  };
  console.log(reportTitle());
  const pages = [...(await findPages(origin)), ...bookingPages(await holdBooking(origin, sessions.prospect))];
  for (const page of pages) {
    const weight = await weighPage(browser, origin + page.path, page.as === null ? undefined : sessions[page.as]);
    const problems = [...overBudget(weight, page.budget), ...weight.problems];
    failures += problems.length;
    console.log(reportLine(page, weight));
    if (values.files) for (const { name, bytes } of weight.files) console.log(`${String(bytes).padStart(10)}  ${name}`);
    for (const problem of problems) console.log(styleText('red', `  ${problem}`));
  }
} finally {
  await browser.close();
}
process.exitCode = failures === 0 ? 0 : 1;
