import type { Booking } from '@abroad/contract/bookings';
import type { TimeOff } from '@abroad/contract/time-off';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { fill } from '../../testing/fill.ts';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOTHING, NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { sampleServiceSettings, sampleSettings } from '../../testing/sample-service.ts';
import { SETTINGS_ANSWERS } from '../../testing/settings-answers.ts';

const openSettings = (answers: Answers = {}) =>
  openPage('/amara-okafor/availability-settings', { answers: { ...SETTINGS_ANSWERS, ...answers } });
const off: TimeOff = {
  id: SAMPLE_ID,
  first_date: '2027-03-02',
  last_date: '2027-03-02',
  note: null,
  time_zone: 'Europe/Amsterdam',
  start: '2027-03-01T23:00:00Z',
  end: '2027-03-02T23:00:00Z',
  session_count: 0,
  created_at: NOW,
  updated_at: NOW,
};
const away = (...items: TimeOff[]): Answers => ({ listTimeOff: { items, total: items.length } });
/** Date fields have no letters to type. */
const setDay = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('[N-23] time off that another window changed meanwhile is not overwritten unseen', async () => {
  const { api, user } = await openSettings(away(off));
  await user.click(await screen.findByRole('button', { name: /^Edit time off/ }));
  const detail = 'This was changed in another tab. Check it before you save.';
  const newer = {
    ...off,
    first_date: '2027-03-09',
    last_date: '2027-03-09',
    note: 'Elsewhere',
    updated_at: '2026-11-20T09:20:00Z',
  };
  api.answer({ patchTimeOff: refuse(409, 'CHANGED_MEANWHILE', { detail }), ...away(newer) });
  await fill(user, screen.getByLabelText('Note'), 'Here');
  await user.click(screen.getByRole('button', { name: 'Save time off' }));
  await screen.findByText(detail);
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Here');
  const saved = { ...off, note: 'Here' };
  api.answer({ patchTimeOff: saved, ...away(saved) });
  await user.click(screen.getByRole('button', { name: 'Save time off' }));
  await within(await screen.findByRole('list', { name: 'Time off' })).findByText('Here');
  expect(api.calls('patchTimeOff').map(({ body }) => body)).toMatchObject([
    { first_date: '2027-03-02', note: 'Here', updated_at: NOW },
    { first_date: '2027-03-02', note: 'Here', updated_at: newer.updated_at },
  ]);
});

test('[N-23] days that end before they begin are refused at their field, and the note stays', async () => {
  const { api, user } = await openSettings({
    createTimeOff: refuse(400, 'VALIDATION_FAILED', {
      errors: [{ path: 'last_date', message: 'The last day can’t be before the first' }],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add time off' }));
  setDay('Last day', '2020-01-01');
  await fill(user, screen.getByLabelText('Note'), 'Family visit');
  await user.click(screen.getByRole('button', { name: 'Save time off' }));
  await screen.findByText('The last day can’t be before the first');
  expect(screen.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Family visit');
  expect(api.calls('createTimeOff')[0]?.body).toEqual({
    first_date: '2026-11-20',
    last_date: '2020-01-01',
    note: 'Family visit',
  });
});

test('[N-23] a day that special hours close lists the sessions of the services that keep those hours', async () => {
  const evenings = '0199c0de-0000-7000-8000-0000000000d2';
  const talk = sampleServiceSettings({
    id: '0199c0de-0000-7000-8000-0000000000e2',
    slug: 'evening-talk',
    title: 'Evening talk',
    schedule_id: evenings,
  });
  const settings = sampleSettings();
  const [usual] = settings.schedules;
  const session = (changes: Partial<Booking>) =>
    sampleBooking({
      viewer_role: 'mentor',
      price: null,
      start: '2026-11-24T09:00:00Z',
      end: '2026-11-24T09:30:00Z',
      ...changes,
    });
  const evening = session({
    id: '0199c0de-0000-7000-8000-000000000002',
    event_type: { id: talk.id, slug: talk.slug, title: talk.title, instruction: null, duration_min: 30 },
    start: '2026-11-24T18:00:00Z',
    end: '2026-11-24T18:30:00Z',
  });
  const booked = (...items: Booking[]): Answers => ({
    listBookings: ({ query }) =>
      query['when'] === 'upcoming' ? { ...NOTHING, items, total: items.length, total_pages: 1 } : NOTHING,
  });
  const { api, user } = await openSettings({
    getAvailabilitySettings: {
      ...settings,
      schedules:
        usual === undefined ? [] : [usual, { ...usual, id: evenings, name: 'Evenings', is_default: false, rules: [] }],
      event_types: [...settings.event_types, talk],
    },
    ...booked(session({}), evening),
  });
  await user.click(await screen.findByRole('button', { name: 'Add special hours' }));
  setDay('First day', '2026-11-24');
  await user.click(screen.getByRole('button', { name: 'Set this day' }));
  const closed = within(await screen.findByRole('list', { name: 'Special hours' }));
  await closed.findByText(/^1 session is on these days\./);
  expect(api.calls('listBookings')[0]?.query).toMatchObject({ role: 'mentor', from: '2026-11-23T00:00:00Z' });
  const cancelled = session({ status: 'cancelled', allowed_actions: [] });
  await user.click(closed.getByRole('button', { name: 'Cancel the session with Amara Okafor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the session with Amara?' }));
  api.answer({ cancelBooking: cancelled, ...booked(evening) });
  await user.click(dialog.getByRole('button', { name: 'Cancel session' }));
  await waitFor(() => expect(closed.queryByText(/on these days/)).toBeNull());
  expect(api.calls('cancelBooking')[0]?.params).toEqual({ id: SAMPLE_ID });
});
