import type { ProviderCalendar } from '@abroad/contract/calendar-connections';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf } from '../../testing/description-of.ts';
import { fill } from '../../testing/fill.ts';
import { advance, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { connected, sampleCalendar, sampleConnection } from '../../testing/sample-calendar.ts';
import { sampleServiceSettings } from '../../testing/sample-service.ts';
import { SETTINGS_ANSWERS } from '../../testing/settings-answers.ts';

const openCalendars = (answers: Answers = {}) =>
  openPage('/amara-okafor/availability-settings', { answers: { ...SETTINGS_ANSWERS, ...answers } });
const account = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') ?? document.body);
};
const lectures = connected(sampleConnection(), sampleCalendar());

test('[C-13] [C-03] calendars that can’t be loaded say so in their place, and a tick that can’t be saved is reset', async () => {
  const { api, user } = await openCalendars({ ...lectures, listCalendarConnections: refuse(418) });
  await advance(4000);
  const place = within((await screen.findByRole('heading', { name: 'Calendars' })).parentElement ?? document.body);
  const again = within(await place.findByRole('alert')).getByRole('button', { name: 'Try Again' });
  api.answer({ ...lectures, patchProviderCalendar: refuse('no answer') });
  await user.click(again);
  const counts = await (await account('Lectures')).findByRole('checkbox');
  expect(counts).toHaveProperty('checked', true);
  await user.click(counts);
  expect((await (await account('Lectures')).findByRole('alert')).textContent).toContain('Network connection issue');
  expect(counts).toHaveProperty('checked', true);
});

test('[C-13] a calendar that is ticked off is saved so, and its account says that none counts', async () => {
  const { api, user } = await openCalendars(lectures);
  const tick = await (await account('Lectures')).findByRole('checkbox');
  const off = sampleCalendar({ check_conflicts: false });
  api.answer({
    patchProviderCalendar: off,
    ...connected(sampleConnection({ last_read_at: null }), off),
  });
  await user.click(tick);
  await (await account('Lectures')).findByText('Saved');
  await (await account('Lectures')).findByText(/none of its calendars is selected/);
  expect(api.calls('patchProviderCalendar')[0]?.body).toEqual({ check_conflicts: false });
});

test('[N-21] a mentor reads which entry of a calendar can’t be read, and that all is well once it is corrected', async () => {
  const { api, user } = await openCalendars(
    connected(
      sampleConnection({ display_name: 'Timetable', problem: 'unreadable' }),
      sampleCalendar({
        problem: 'unreadable',
        unreadable: { reason: 'duration', title: 'Dinner', date: '2027-01-20' },
      }),
    ),
  );
  await (
    await account('Timetable')
  ).findByText(/^We can’t read “Dinner” on .+ in Timetable\. Its duration isn’t a length of time\./);
  const well = sampleConnection({ display_name: 'Timetable' });
  api.answer({ refreshCalendarConnection: well, ...connected(well, sampleCalendar()) });
  await user.click((await account('Timetable')).getByRole('button', { name: 'Try again' }));
  await (await account('Timetable')).findByText('Synced less than a minute ago');
  await auditDom(screen.getByRole('main'));
});

test('[E-18] a link that can’t be read shows an error at its field, and what was typed stays', async () => {
  const { api, user } = await openCalendars({ connectCalendarFeed: refuse(502, 'CALENDAR_UNREACHABLE') });
  await screen.findByText('No calendar connected yet');
  await user.click(screen.getByRole('button', { name: 'Connect with a link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect a calendar link' }));
  const connect = dialog.getByRole('button', { name: 'Connect with a link' });
  const link = dialog.getByLabelText(/^Calendar link/);
  await user.click(connect);
  expect(descriptionOf(link)).toMatch(/Enter the calendar link/);
  await fill(user, link, 'https://example.com/lectures.ics');
  await fill(user, dialog.getByLabelText('Name'), 'Lectures');
  await user.click(connect);
  await waitFor(() => expect(descriptionOf(link)).toMatch(/We can’t reach this link right now/));
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Lectures');

  api.answer({ connectCalendarFeed: sampleConnection(), ...lectures });
  await user.click(connect);
  await screen.findByText('Lectures connected.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Calendars' })));
  expect(api.calls('connectCalendarFeed').at(-1)?.body).toEqual({
    url: 'https://example.com/lectures.ics',
    name: 'Lectures',
  });
});

const nextcloud = sampleConnection({
  provider: 'caldav',
  provider_account_id: 'ada@cloud.example',
  display_name: 'cloud.example',
  server_url: 'https://cloud.example',
});
const [home, work, holidays] = [
  sampleCalendar({ name: 'home', is_writable: true, is_target: true }),
  sampleCalendar({
    id: '0199c0de-0000-7000-8000-0000000000c2',
    name: 'work',
    is_primary: false,
    is_writable: true,
    check_conflicts: false,
  }),
  sampleCalendar({ id: '0199c0de-0000-7000-8000-0000000000c3', name: 'holidays', is_primary: false }),
];

test('[E-18] a wrong password of a CalDAV account shows an error at its field, and the typed text stays', async () => {
  const { api, user } = await openCalendars({ connectCaldavCalendar: refuse(422, 'CALENDAR_SIGNED_OUT') });
  await user.click(await screen.findByRole('button', { name: 'Connect with CalDAV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect a CalDAV account' }));
  const connect = dialog.getByRole('button', { name: 'Connect with CalDAV' });
  const password = dialog.getByLabelText(/^App password/);
  await user.selectOptions(dialog.getByLabelText('Calendar provider'), 'Another provider');
  await fill(user, dialog.getByLabelText(/^Server URL/), 'https://cloud.example');
  await fill(user, dialog.getByLabelText(/^Username/), 'ada');
  await user.click(connect);
  expect(descriptionOf(password)).toMatch(/Enter the app password/);
  await fill(user, password, 'wrong');
  await user.click(connect);
  await waitFor(() => expect(descriptionOf(password)).toMatch(/The server didn’t accept this username and password/));
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(dialog.getByLabelText(/^Server URL/)).toHaveProperty('value', 'https://cloud.example');
  api.answer({ connectCaldavCalendar: nextcloud, ...connected(nextcloud, home, work, holidays) });
  await fill(user, password, 'right');
  await user.click(connect);
  await (await account('cloud.example')).findByText('Synced less than a minute ago');
  expect(api.calls('connectCaldavCalendar').at(-1)?.body).toEqual({
    server_url: 'https://cloud.example',
    username: 'ada',
    password: 'right',
  });
});

test('[C-12] [C-13] each calendar of an account counts or not, and one that can be written to takes the sessions', async () => {
  const { api, user } = await openCalendars(connected(nextcloud, home, work, holidays));
  const ticks = await account('cloud.example');
  expect(ticks.getAllByRole('checkbox')).toHaveLength(3);
  const now = (calendar: ProviderCalendar) => {
    api.answer({ patchProviderCalendar: calendar, ...connected(nextcloud, home, calendar, holidays) });
  };
  now({ ...work, check_conflicts: true });
  await user.click(ticks.getByRole('checkbox', { name: 'work' }));
  await ticks.findByText('Saved');
  const target = screen.getByLabelText<HTMLSelectElement>('Add sessions to');
  expect(target.selectedOptions[0]?.textContent).toBe('home');
  expect([...target.options].map(({ textContent }) => textContent)).toEqual(['No calendar', 'home', 'work']);
  now({ ...work, check_conflicts: true, is_target: true });
  await user.selectOptions(target, 'work');
  await waitFor(() => expect(api.calls('patchProviderCalendar').at(-1)?.body).toEqual({ is_target: true }));
  expect(api.calls('patchProviderCalendar').at(-1)?.params).toEqual({ id: work.id });
  await user.selectOptions(target, 'No calendar');
  await waitFor(() => expect(api.calls('patchProviderCalendar').at(-1)?.body).toEqual({ is_target: false }));
});

test('[C-12] a service names a calendar of its own', async () => {
  const { api, user } = await openPage('/my-profile/services', {
    answers: { ...SETTINGS_ANSWERS, ...connected(nextcloud, home, work, holidays) },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Intro call' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Intro call' }));
  await user.selectOptions(await dialog.findByLabelText('Add sessions to'), 'work');
  api.answer({ patchEventType: sampleServiceSettings({ target_calendar_id: work.id }) });
  await user.click(dialog.getByRole('button', { name: 'Save service' }));
  await screen.findByText('Intro call saved.');
  expect(api.calls('patchEventType')[0]?.body.target_calendar_id).toBe(work.id);
});
