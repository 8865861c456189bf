import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { NOW } from '../../testing/sample-answers.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';
import { sampleService, sampleSettings, sampleTimes } from '../../testing/sample-service.ts';
import { listed } from '../../testing/sample-lists.ts';

const answers = {
  ...MENTOR_ANSWERS,
  shareMentorProfile: null,
  getMentorProfileBySlug: MENTOR_ANSWERS.getMyMentorProfile,
  listEventTypesBySlug: listed([sampleService()]),
  getAvailabilityBySlug: sampleTimes([]),
};

test('[U-20] a mentor shares the profile: link, what the device has, and a QR code', async () => {
  const shared: unknown[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: (data: unknown) => Promise.resolve(shared.push(data)),
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { api, user } = await openPage('/amara-okafor/mentor-profile', { answers });
  const link = `${location.origin}/amara-okafor/mentor-profile`;
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share your profile' }));
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveProperty('value', link);
  await dialog.findByRole('img', { name: 'QR code that opens this link' });
  expect(dialog.getByRole('link', { name: 'Download QR code' }).getAttribute('href')).toMatch(/^data:image\/svg/);
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Link copied.');
  expect(await navigator.clipboard.readText()).toBe(link);
  await user.click(dialog.getByRole('button', { name: 'Share another way' }));
  expect(shared).toMatchObject([{ url: link }]);
  // Each way of sharing ticks the step off the list of first steps.
  await waitFor(() => expect(api.calls('shareMentorProfile')).toHaveLength(2));
  await auditDom();
});

test('[U-20] in the page of another site the way on is brought into sight once a time is chosen, and not before', async () => {
  const shown: Element[] = [];
  const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    shown.push(this);
  });
  onTestFinished(() => spy.mockRestore());
  const start = new Date(Date.parse(NOW) + 2 * 86_400_000).toISOString();
  const { user } = await openPage('/amara-okafor/embed', {
    answers: { ...answers, getAvailabilityBySlug: sampleTimes([start]) },
  });
  const [time] = await screen.findAllByRole('radio', { checked: false, name: /:/ });
  expect(shown).toEqual([]);
  await user.click(time!);
  const way = await screen.findByRole('link', { name: /^Continue to booking/ });
  await waitFor(() => expect(shown).toEqual([way.closest('.booking-confirm')]));
});

test('[U-20] a mentor shares a service as code for another site', async () => {
  const { user } = await openPage('/my-profile/services', {
    answers: {
      ...answers,
      getAvailabilitySettings: sampleSettings(),
      listCalendarConnections: { connections: [], total: 0 },
      listProviderCalendars: { items: [], total: 0 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Intro call' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Intro call' }));
  await user.click(dialog.getByRole('radio', { name: /^Calendar/ }));
  await user.click(dialog.getByRole('button', { name: 'Copy code' }));
  await screen.findByText('Code copied.');
  expect(await navigator.clipboard.readText()).toBe(
    `<iframe src="${location.origin}/amara-okafor/embed?event_type_slug=intro-call" title="Book a session with Amara Okafor" width="100%" height="760" style="border:0" loading="lazy"></iframe>`,
  );
});
