import type { EventTypeSettings } from '@abroad/contract/availability-settings';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf } from '../../testing/description-of.ts';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { CONFIG } from '../../testing/sample-answers.ts';
import { sampleServiceSettings, sampleSettings } from '../../testing/sample-service.ts';
import { SETTINGS_ANSWERS } from '../../testing/settings-answers.ts';

const intro = sampleServiceSettings();
const essay = sampleServiceSettings({
  id: '0199c0de-0000-7000-8000-0000000000e5',
  slug: 'essay-check',
  title: 'Essay check',
  position: 1,
});
const offering = (...event_types: EventTypeSettings[]): Answers => ({
  getAvailabilitySettings: sampleSettings({ event_types }),
});
const openServices = (answers: Answers = {}) =>
  openPage('/my-profile/services', { answers: { ...SETTINGS_ANSWERS, ...answers } });

/** The names of the services in their order. */
const names = () =>
  [...screen.getByRole('main').querySelectorAll('.service-card h2')].map(({ textContent }) => textContent);
const listed = (...titles: string[]) => waitFor(() => expect(names()).toEqual(titles));

type Opened = Awaited<ReturnType<typeof openPage>>;

/** Chooses an entry of a service's menu. */
async function choose({ user }: Pick<Opened, 'user'>, title: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

async function editIntro(page: Opened) {
  await choose(page, 'Intro call', 'Edit');
  return within(await screen.findByRole('dialog', { name: 'Edit Intro call' }));
}

test('[U-15] a user who is no mentor is led to become one', async () => {
  await openPage('/my-profile/services', { answers: { getAvailabilitySettings: refuse(404, 'PROFILE_NOT_FOUND') } });
  await screen.findByRole('heading', { name: 'No mentor profile yet' });
});

test('[U-15] an order that another window made old says so, and the one that stands comes back', async () => {
  const page = await openServices(offering(intro, essay));
  const { api } = page;
  await listed('Intro call', 'Essay check');
  const later = { ...essay, id: '0199c0de-0000-7000-8000-0000000000e6', title: 'Later', position: 2 };
  api.answer({ orderEventTypes: refuse(409, 'CHANGED_MEANWHILE'), ...offering(intro, essay, later) });
  await choose(page, 'Essay check', 'Show earlier');
  await listed('Intro call', 'Essay check', 'Later');
  expect(api.calls('orderEventTypes')[0]?.body).toEqual({ event_type_ids: [essay.id, intro.id] });
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).not.toBe('');
});

test('[U-15] a copy that is still being made has its place in an order made meanwhile', async () => {
  const copy = { ...intro, id: '0199c0de-0000-7000-8000-0000000000e7', title: 'Intro call (copy)', is_active: false };
  const made = Promise.withResolvers<EventTypeSettings>();
  const page = await openServices({
    ...offering(intro, essay),
    duplicateEventType: made.promise,
    orderEventTypes: { items: [] },
  });
  await listed('Intro call', 'Essay check');
  const { api } = page;
  await choose(page, 'Intro call', 'Duplicate');
  await choose(page, 'Essay check', 'Show earlier');
  await listed('Essay check', 'Intro call');
  expect(api.calls('orderEventTypes')).toEqual([]);
  made.resolve(copy);
  await waitFor(() =>
    expect(api.calls('orderEventTypes')[0]?.body).toEqual({ event_type_ids: [essay.id, intro.id, copy.id] }),
  );
  await listed('Essay check', 'Intro call', 'Intro call (copy)');
});

test.each([
  [0, /^You receive all of it: €50\. There’s no platform fee\./],
  [10, /^You receive €45 of €50\./],
])('[T-304] a price says what arrives of it with a fee of %i percent', async (platform_fee_pct, words) => {
  const { user } = await openServices({ getConfig: { ...CONFIG, platform_fee_pct } });
  await user.click(await screen.findByRole('button', { name: 'Add service' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add service' }));
  await fill(user, dialog.getByLabelText('Price'), '50');
  await dialog.findByText(words);
});

test('[N-28] an older service in a currency that cards can’t be charged says why it can’t be booked', async () => {
  const page = await openServices(offering({ ...intro, price: 500, currency: 'GHS' }));
  await screen.findByText(
    'No one can book this right now. We can’t charge cards in GHS. Choose another currency, or make it free.',
  );
  await auditDom(screen.getByRole('main'));
  const dialog = await editIntro(page);
  const currency = dialog.getByLabelText<HTMLSelectElement>('Currency');
  expect(currency.value).toBe('GHS');
  await page.user.click(dialog.getByRole('button', { name: 'Save service' }));
  expect(descriptionOf(currency)).toMatch(/We can’t charge cards in GHS/);
  expect(page.api.calls('patchEventType')).toEqual([]);
});

test('[N-28] a price that cards can’t be charged shows an error before it is sent', async () => {
  const page = await openServices();
  const dialog = await editIntro(page);
  const price = dialog.getByLabelText('Price');
  for (const [typed, words] of [
    ['0.49', 'Enter at least €0.50'],
    ['12.345', 'Enter at most 2 decimals'],
  ] as const) {
    await fill(page.user, price, typed);
    await page.user.click(dialog.getByRole('button', { name: 'Save service' }));
    expect(descriptionOf(price)).toBe(words);
  }
  expect(dialog.getByLabelText('Currency').querySelector('option[value="GHS"]')).toBeNull();
  expect(page.api.calls('patchEventType')).toEqual([]);
});

test('[U-06] a link of another platform shows the API’s words at its field, and stays', async () => {
  const words = 'Enter a Zoom link, such as https://zoom.us/j/1234567890';
  const page = await openServices({
    patchEventType: refuse(400, 'VALIDATION_FAILED', { errors: [{ path: 'meeting_location', message: words }] }),
  });
  const { user, api } = page;
  const dialog = await editIntro(page);
  await user.selectOptions(dialog.getByLabelText('How you meet'), 'zoom');
  const field = dialog.getByLabelText('Your meeting link');
  await fill(user, field, 'https://meet.google.com/abc-defg-hij');
  await user.click(dialog.getByRole('button', { name: 'Save service' }));
  await waitFor(() => expect(descriptionOf(field)).toContain(words));
  expect(field).toHaveProperty('value', 'https://meet.google.com/abc-defg-hij');
  const saved = { ...intro, default_platform: 'zoom' as const, meeting_location: 'https://zoom.us/j/1' };
  api.answer({ patchEventType: saved });
  await fill(user, field, saved.meeting_location);
  await user.click(dialog.getByRole('button', { name: 'Save service' }));
  await screen.findByText('Intro call saved.');
  expect(api.calls('patchEventType').at(-1)?.body).toMatchObject({
    default_platform: 'zoom',
    meeting_location: 'https://zoom.us/j/1',
  });
});

test('[C-06] a mentor asks questions with a service, in their order', async () => {
  const page = await openServices();
  const { user, api } = page;
  const dialog = await editIntro(page);
  await user.click(dialog.getByRole('tab', { name: 'Questions' }));
  await user.click(dialog.getByRole('button', { name: 'Add question' }));
  await user.click(dialog.getByRole('button', { name: 'Add question' }));
  const question = (number: number) => within(dialog.getByRole('group', { name: `Question ${number}` }));
  await fill(user, question(1).getByLabelText(/^Question/), 'Your CV?');
  await user.selectOptions(question(1).getByLabelText('Answer type'), 'link');
  await fill(user, question(2).getByLabelText(/^Question/), 'How far are you?');
  await user.selectOptions(question(2).getByLabelText('Answer type'), 'choice');
  await user.click(question(2).getByRole('checkbox', { name: 'Required' }));
  await user.click(dialog.getByRole('button', { name: 'Save service' }));
  dialog.getByText('Enter at least 2 choices');
  await fill(user, question(2).getByLabelText(/^Choices, one per line/), 'Exploring\nApplying');
  await user.click(question(2).getByRole('button', { name: 'Move question 2 up' }));
  expect(question(1).getByLabelText(/^Question/)).toHaveProperty('value', 'How far are you?');

  api.answer({
    patchEventType: ({ body }) => ({
      ...intro,
      questions: (body.questions ?? []).map((one) => Object.assign({ help: null, choices: [] }, one)),
    }),
  });
  await user.click(dialog.getByRole('button', { name: 'Save service' }));
  await screen.findByText(/2 questions/);
  expect(api.calls('patchEventType')[0]?.body.questions).toMatchObject([
    { kind: 'choice', label: 'How far are you?', is_required: true, choices: ['Exploring', 'Applying'] },
    { kind: 'link', label: 'Your CV?', is_required: false },
  ]);
});

test('[C-06] closing a service with something typed asks, and a reload brings it back', async () => {
  const page = await openServices();
  const dialog = await editIntro(page);
  await fill(page.user, dialog.getByLabelText('Price'), '12.50');
  await page.user.keyboard('{Escape}');
  await dialog.findByText('This service isn’t saved.');
  await auditDom(screen.getByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText('Price')).toHaveProperty('value', '12.50');
  cleanup();
  await openServices();
  const again = within(await screen.findByRole('dialog', { name: 'Edit Intro call' }));
  again.getByText('We’ve restored your unsaved changes.');
  expect(again.getByLabelText('Price')).toHaveProperty('value', '12.5');
});

test('[C-06] what another window changed of a service is not overwritten', async () => {
  const page = await openServices();
  const { user, api } = page;
  const dialog = await editIntro(page);
  await fill(user, dialog.getByLabelText(/^Name/), 'A call to begin with');
  const newer = {
    ...intro,
    title: 'First call',
    description: 'Written in another window.',
    updated_at: '2026-11-20T09:20:00Z',
  };
  api.answer({ patchEventType: refuse(409, 'CHANGED_MEANWHILE'), ...offering(newer) });
  await user.click(dialog.getByRole('button', { name: 'Save service' }));
  await dialog.findByText(/Changed in both places, showing your version: Name\./);
  await user.click(dialog.getByRole('button', { name: 'Show newer version' }));
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'First call');
  await user.click(dialog.getByRole('button', { name: 'Show your changes' }));
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'A call to begin with');
  expect(dialog.getByLabelText('Description')).toHaveProperty('value', 'Written in another window.');
  api.answer({ patchEventType: { ...newer, title: 'A call to begin with', price: 12.5 } });
  await user.click(dialog.getByRole('button', { name: 'Save service' }));
  await within(screen.getByRole('main')).findByText('€12.50');
  expect(api.calls('patchEventType').at(-1)?.body).toMatchObject({
    title: 'A call to begin with',
    description: 'Written in another window.',
    updated_at: newer.updated_at,
  });
});

test('[U-15] a service is put in its place with the keys of its handle, and Escape leaves it where it was', async () => {
  const { api, user } = await openServices({ ...offering(intro, essay), orderEventTypes: { items: [] } });
  await listed('Intro call', 'Essay check');
  const handle = screen.getByRole('button', { name: 'Reorder Essay check' });
  handle.focus();
  await user.keyboard('[Space][ArrowUp]');
  await listed('Essay check', 'Intro call');
  screen.getByText('Essay check is now number 1 of 2.');
  expect(document.activeElement).toBe(handle);
  await user.keyboard('{Escape}');
  await listed('Intro call', 'Essay check');
  await user.keyboard('[Space][ArrowLeft][Space]');
  await waitFor(() =>
    expect(api.calls('orderEventTypes').map(({ body }) => body)).toEqual([{ event_type_ids: [essay.id, intro.id] }]),
  );
  await listed('Essay check', 'Intro call');
});

test('[U-15] without services the page says what one is, and a paused one is resumed from its card', async () => {
  const empty = await openServices(offering());
  await screen.findByRole('heading', { name: 'No services yet' });
  expect(screen.getAllByRole('button', { name: 'Add service' })).toHaveLength(1);
  empty.api.answer({});
  cleanup();
  const { api, user } = await openServices({
    ...offering({ ...intro, is_active: false, booked_count: 2 }),
    patchEventType: intro,
  });
  await screen.findByText('2 times');
  await auditDom(screen.getByRole('main'));
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(api.calls('patchEventType')[0]?.body).toEqual({ is_active: true }));
  await waitFor(() => expect(screen.queryByText('Paused')).toBeNull());
});

test('[C-06] saving opens the part with an error and marks it, and the instruction is saved', async () => {
  const page = await openServices();
  const { user, api } = page;
  const dialog = await editIntro(page);
  await user.click(dialog.getByRole('tab', { name: 'When' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Custom booking rules' }));
  const window = dialog.getByLabelText('Booking window (days)');
  await fill(user, window, '9999');
  await user.click(dialog.getByRole('tab', { name: 'What' }));
  await fill(user, dialog.getByLabelText('How to prepare'), 'Send your draft the day before.');
  await user.click(dialog.getByRole('button', { name: 'Save service' }));
  const tab = dialog.getByRole('tab', { name: /^When.*needs a change$/ });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(window));
  await auditDom(screen.getByRole('dialog'));
  expect(api.calls('patchEventType')).toEqual([]);
  await fill(user, window, '20');
  api.answer({ patchEventType: intro });
  await user.click(dialog.getByRole('button', { name: 'Save service' }));
  await screen.findByText('Intro call saved.');
  expect(api.calls('patchEventType')[0]?.body).toMatchObject({
    instruction: 'Send your draft the day before.',
    booking_policy: { window_days: 20 },
  });
});

test('[C-06] a service that is asked for has rules of its own, and what students see follows each key', async () => {
  const page = await openServices({
    previewAvailability: {
      available_slots: [{ start: '2026-11-21T08:00:00Z', end: '2026-11-21T08:30:00Z' }],
      time_zone: 'Europe/Amsterdam',
      stale: false,
      withheld: false,
    },
  });
  const { user } = page;
  const dialog = await editIntro(page);
  const card = within(dialog.getByRole('complementary', { name: 'What students will see' }));
  await fill(user, dialog.getByLabelText('Price'), '20');
  expect(card.getAllByText('€20').at(-1)?.className).toBe('service-preview-price');
  await card.findByText('09:00');
  await user.click(dialog.getByRole('radio', { name: /^On request/ }));
  card.getByText(/reviews every request/);
  dialog.getByText(/^Unsaved changes: Price.+Custom booking rules$/);
  await user.click(dialog.getByRole('radio', { name: /^Instant booking/ }));
  dialog.getByText('Unsaved changes: Price');
});

test('deleting a service asks first', async () => {
  const page = await openServices();
  const { api, user } = page;
  await choose(page, 'Intro call', 'Delete');
  const question = within(await screen.findByRole('dialog', { name: 'Delete Intro call?' }));
  await auditDom(screen.getByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(api.calls('deleteEventType')).toEqual([]);
  await listed('Intro call');
});
