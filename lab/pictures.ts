import { chromium, type Browser, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freeDays, goOn, times } from '../e2e/support/booking.ts';
import { openMail } from '../e2e/support/mailbox.ts';
import { acceptTerms, fillStudies } from '../e2e/support/mentors.ts';
import { credentialsOf, signInAsDemoByHand, newPerson, signUpByHand, type Person } from '../e2e/support/people.ts';
import { onboardProspect } from '../e2e/support/prospects.ts';
import { visit } from '../e2e/support/visit.ts';
import { takeBrandPictures } from './lib/brand-pictures.ts';
import { browserLaunch } from '../tools/lib/chromium.ts';
import { withoutStreams } from './lib/without-streams.ts';

/**
 * Takes the README's screenshots and the images for icons and link previews from the running development instance at `PORT`:
 * `npm run lab -- pictures`, or some of them: `npm run lab -- pictures console messages`.
 */
const target = path.resolve(import.meta.dirname, '../docs/pictures');
const baseURL = `http://localhost:${process.env['PORT'] ?? 3000}`;
const mentor = '/linh-tran';

const sizes = {
  1280: { viewport: { width: 1280, height: 800 } },
  390: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const;
type Width = keyof typeof sizes;

/** Saves the visible part, after fonts and images are loaded. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that isn’t shown is never loaded.
    const inView = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  const picture = Buffer.from(data, 'base64');
  writeFileSync(path.join(target, `${name}.webp`), picture);
  console.log(`${name}.webp ${Math.round(picture.length / 1024)} kB`);
}

/** A visitor in Hanoi with a browser of their own. */
async function newVisitor(
  browser: Browser,
  width: Width,
  { colorScheme = 'light', locale = 'en-GB' }: { colorScheme?: 'light' | 'dark'; locale?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...sizes[width],
    baseURL,
    colorScheme,
    locale,
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
  });
  await withoutStreams(context);
  return context.newPage();
}

/** Always the same name, and an unused address that looks real. */
function personOfPicture(): Person {
  const email = `mai.pham${randomInt(1000, 10_000)}@example.com`;
  return { ...newPerson('Mai', 'Pham'), first_name: 'Mai', email };
}

async function takePublicPages(browser: Browser, width: Width): Promise<void> {
  const page = await newVisitor(browser, width);
  await visit(page, '/');
  await take(page, `home-${width}`);
  await visit(page, '/search?origin_country_codes=IN');
  await take(page, `search-${width}`);
  await visit(page, `${mentor}/mentor-profile`);
  await take(page, `profile-${width}`);
  await page
    .getByRole('heading', { name: /\d reviews$/ })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollBy(0, -88));
  await take(page, `reviews-${width}`);
  await page.context().close();
}

async function takeOnboarding(browser: Browser, width: Width): Promise<void> {
  const page = await newVisitor(browser, width);
  await signUpByHand(page, 'mentor', personOfPicture());
  await acceptTerms(page);
  await fillStudies(page);
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, `onboarding-${width}`);
  await page.context().close();
}

/** Books two sessions, which the screenshots of bookings and emails show. A third one isn't paid yet. */
async function takeBooking(browser: Browser, width: Width): Promise<void> {
  const page = await newVisitor(browser, width);
  const student = personOfPicture();
  await signUpByHand(page, 'prospect', student);
  await onboardProspect(page);
  await chooseEvening(page, 5);
  await take(page, `availability-${width}`);
  await book(page);
  await take(page, `booking-${width}`);
  await chooseEvening(page, 12);
  await book(page);
  await visit(page, '/bookings');
  await page
    .getByRole('button', { name: /^Cancel the session/ })
    .nth(1)
    .waitFor();
  await take(page, `bookings-${width}`);
  await openMail(page, student.email, /^Confirmed: Intro call/);
  await take(page, `mailbox-${width}`);
  await chooseEvening(page, 19, 'scholarship-and-letter-review');
  await goOn(page);
  await page.getByRole('button', { name: /^Continue to payment/ }).click();
  await page.getByRole('heading', { name: 'Pay for your session' }).waitFor();
  await visit(page, '/bookings');
  await page.getByRole('heading', { name: 'Waiting for you' }).waitFor();
  await take(page, `waiting-${width}`);
  await page.getByRole('link', { name: /^Pay for the session/ }).click();
  await page.getByRole('button', { name: 'Succeeds', exact: true }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, `payment-${width}`);
  await page.context().close();
}

/** A question before booking, and its answer, as the student sees them. */
async function takeMessages(browser: Browser, width: Width): Promise<void> {
  const [student, linh] = [await newVisitor(browser, width), await newVisitor(browser, width)];
  await signUpByHand(student, 'prospect', personOfPicture());
  await onboardProspect(student);
  // The list beside the conversation has its last message, too.
  const said = (page: Page, text: string) =>
    page.getByRole('region', { name: 'Messages in this conversation' }).getByText(text).waitFor();
  const write = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: /^Message / }).fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await said(page, text);
  };
  await visit(student, `${mentor}/mentor-profile`);
  await student
    .getByRole('link', { name: /^Ask Linh/ })
    .first()
    .click();
  await write(student, 'Hi Linh! I have an offer from Delft. Is it hard to find a room before I arrive?');
  await signInAsDemoByHand(linh, 'mentor');
  await visit(linh, '/messages');
  // Conversations of earlier pictures end with the answer.
  await linh.getByRole('link', { name: /Mai Pham.*I have an offer/s }).click();
  await write(linh, 'Congratulations! It is, so start in May. I found mine through the university’s housing office.');
  await write(linh, 'Book a call if you like, and we go through the contracts together.');
  await student.reload();
  await said(student, 'Book a call if you like');
  await take(student, `messages-${width}`);
  await student.context().close();
  await linh.context().close();
}

/** Takes pictures of a mentor's earnings and payouts. */
async function takeMoney(browser: Browser, width: Width): Promise<void> {
  const page = await newVisitor(browser, width);
  await signInAsDemoByHand(page, 'mentor');
  await visit(page, '/earnings');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await take(page, `money-${width}`);
  await page.context().close();
}

/** A mentor's own pages: availability, services and sharing, the profile being edited, and settings. */
async function takeOwnPages(browser: Browser, width: Width): Promise<void> {
  const page = await newVisitor(browser, width);
  await signInAsDemoByHand(page, 'mentor');
  await visit(page, `${mentor}/availability-settings`);
  await page.getByRole('heading', { name: 'Weekly hours' }).waitFor();
  await take(page, `hours-${width}`);
  await visit(page, '/my-profile/services');
  await page.getByRole('button', { name: 'Add service', exact: true }).waitFor();
  await take(page, `services-${width}`);
  await page.getByRole('button', { name: 'More for Intro call' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByText('Calendar', { exact: true }).click();
  await take(page, `share-${width}`);
  await page.getByRole('button', { name: 'Close' }).click();
  await visit(page, `${mentor}/mentor-profile`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).waitFor();
  await take(page, `editing-${width}`);
  await visit(page, '/settings');
  await page.getByRole('heading', { name: 'Name and link' }).waitFor();
  await take(page, `settings-${width}`);
  await page.context().close();
}

/** Reports three services as visitors do, signed out. Later calls add to the same cases. */
async function reportServices(page: Page): Promise<void> {
  const reports = ['spam', 'paying_outside', 'fake_profile'] as const;
  await page.evaluate(async (reasons) => {
    const get = async (url: string) => (await fetch(url)).json();
    const { profiles } = await get('/api/views/search/profiles?page_size=3');
    for (const [at, { slug }] of profiles.entries()) {
      const { items: services } = await get(`/api/v1/calendar/event-types/by-slug/${slug}`);
      const service = { type: 'service', id: services[0].id };
      const body = JSON.stringify({
        target: service,
        reason: reasons[at],
        text: 'Asked for money outside of this site.',
        good_faith: true,
      });
      await fetch('/api/v1/reports', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    }
  }, reports);
}

/** The console, by an admin: the queue of cases, and one of them. */
async function takeConsole(browser: Browser, width: Width): Promise<void> {
  const page = await newVisitor(browser, width);
  await visit(page, '/');
  await reportServices(page);
  await signInAsDemoByHand(page, 'both');
  await page.goto('/admin/cases');
  await page.getByRole('row').nth(1).waitFor();
  await take(page, `cases-${width}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Work on this' }).waitFor();
  await take(page, `case-${width}`);
  await page.goto('/admin/operations');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await take(page, `operations-${width}`);
  await page.context().close();
}

/** Chooses an hour at which people in both zones are awake; the screenshots of both sizes are taken at different times. */
async function chooseEvening(page: Page, day: number, service = 'intro-call'): Promise<void> {
  await visit(page, `${mentor}/availability?event_type_slug=${service}`);
  await freeDays(page).nth(day).click();
  await times(page)
    .filter({ hasText: /^(19|20|21):/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

async function book(page: Page): Promise<void> {
  await goOn(page);
  await page.getByLabel(/^Message to/).fill('How did you find a room in Delft, and what did it cost?');
  await page.getByRole('button', { name: 'Book free session' }).click();
  await page.getByRole('heading', { name: 'Your session is confirmed' }).waitFor();
}

/** The same page at night, and from right to left. */
async function takeLooks(browser: Browser): Promise<void> {
  const night = await newVisitor(browser, 1280, { colorScheme: 'dark' });
  await visit(night, `${mentor}/availability`);
  await take(night, 'availability-1280-dark');
  const arabic = await newVisitor(browser, 1280, { locale: 'ar-EG' });
  await visit(arabic, `${mentor}/availability`);
  await take(arabic, 'availability-1280-ar');
}

const atBothSizes = (part: (browser: Browser, width: Width) => Promise<void>) => async (browser: Browser) => {
  for (const width of [1280, 390] as const) await part(browser, width);
};
const PARTS: Readonly<Record<string, (browser: Browser) => Promise<unknown>>> = {
  public: atBothSizes(takePublicPages),
  onboarding: atBothSizes(takeOnboarding),
  booking: atBothSizes(takeBooking),
  own: atBothSizes(takeOwnPages),
  messages: atBothSizes(takeMessages),
  money: atBothSizes(takeMoney),
  console: atBothSizes(takeConsole),
  looks: takeLooks,
  brand: (browser) => takeBrandPictures(browser, baseURL),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) throw new Error(`no part is called ${unknown}: ${Object.keys(PARTS).join(', ')}`);
const grant = ['tools/staff.ts', credentialsOf('both').email, '--role', 'admin'];
await promisify(execFile)(process.execPath, grant, { cwd: path.resolve(import.meta.dirname, '..') });
const browser = await chromium.launch(await browserLaunch());
mkdirSync(target, { recursive: true });
try {
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(name)) await part(browser);
  }
} finally {
  await browser.close();
}
