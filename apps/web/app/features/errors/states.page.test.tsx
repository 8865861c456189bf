import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { afterRetries, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers, type Asked, type CallName } from '../../testing/play-api.ts';
import { FLAGS, NOTHING, RECORD, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { createdEvent, sampleBooking } from '../../testing/sample-booking.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';
import { PREFERENCES } from '../../testing/sample-notifications.ts';
import { sampleProspect } from '../../testing/sample-prospect.ts';
import { REFERENCE_ANSWERS } from '../../testing/sample-reference.ts';
import { sampleSettings } from '../../testing/sample-service.ts';

interface Screen {
  address: string;
  /** The call without which there is nothing to show. */
  call: CallName;
  /** The answers of its request and of the others. */
  answers: Answers;
  /** The heading that is there once everything is. */
  ready: string;
  /** Whether the server, which doesn't know the reader, finds nothing. */
  isHidden?: boolean;
}

const booking: Answers = {
  getBooking: sampleBooking(),
  listBookingEvents: { items: [createdEvent(sampleBooking())], total: 1 },
};
const prospect: Answers = {
  ...REFERENCE_ANSWERS,
  getMyProspectProfile: sampleProspect(),
  getProspectProfileBySlug: sampleProspect(),
};
const settings: Answers = {
  getAuthenticatedUser: RECORD,
  listBlocked: NOTHING,
  listPushSubscriptions: { items: [] },
  getNotificationPreferences: PREFERENCES,
};
const newcomer: Answers = {
  ...REFERENCE_ANSWERS,
  getAuthenticatedUser: RECORD,
  getMyResources: { ...FLAGS, has_prospect_profile: false, prospect_profile_id: null },
};
const hours: Answers = {
  ...MENTOR_ANSWERS,
  getMentorProfileBySlug: MENTOR_ANSWERS.getMyMentorProfile,
  getAvailabilitySettings: sampleSettings(),
  previewAvailability: { available_slots: [], time_zone: 'Europe/Amsterdam', stale: false, withheld: false },
  listTimeOff: { items: [], total: 0 },
  listCalendarConnections: { connections: [], total: 0 },
  listProviderCalendars: { items: [], total: 0 },
};

const ofBooking = { call: 'getBooking', answers: booking } as const;
const ofRecord = { call: 'getAuthenticatedUser' } as const;
const screens: Screen[] = [
  { address: `/bookings/${SAMPLE_ID}`, ...ofBooking, ready: 'How to join' },
  { address: `/success?booking_id=${SAMPLE_ID}`, ...ofBooking, ready: 'Your session is confirmed' },
  { address: `/fail?booking_id=${SAMPLE_ID}`, ...ofBooking, ready: 'Your session is confirmed' },
  {
    address: '/my-prospect-profile',
    call: 'getMyProspectProfile',
    answers: prospect,
    ready: 'Amara Okafor',
  },
  {
    address: '/my-prospect-profile?edit=1',
    call: 'getMyProspectProfile',
    answers: prospect,
    ready: 'Your plan',
  },
  {
    address: '/amara-okafor/prospect-profile',
    call: 'getProspectProfileBySlug',
    answers: prospect,
    ready: 'Amara Okafor',
    isHidden: true,
  },
  { address: '/settings', ...ofRecord, answers: settings, ready: 'Name and link' },
  { address: '/mentor/onboarding', ...ofRecord, answers: newcomer, ready: 'Your name and terms' },
  { address: '/prospect/onboarding', ...ofRecord, answers: newcomer, ready: 'Your plan' },
  {
    address: '/amara-okafor/availability-settings',
    call: 'getAvailabilitySettings',
    answers: hours,
    ready: 'Booking rules',
  },
];

const main = () => screen.getByRole('main');
const heading = (name: string) => within(main()).queryByRole('heading', { name });

/** Returns the answers of a screen with a function for the answer to its own call. */
function answering({ call, answers, isHidden = false }: Screen, played: unknown): Answers {
  const own = isHidden
    ? ({ headers }: Asked) => (headers.has('authorization') ? played : refuse(404, 'PROFILE_NOT_FOUND'))
    : played;
  return { ...answers, [call]: own };
}

test.each(screens)(
  '[R-06] [R-09] [R-12] [R-15] [R-17] [R-18] [R-19] [R-20] $address has a loading and an error state',
  async (of) => {
    const { address, call, answers, ready } = of;
    const answer = Promise.withResolvers<unknown>();
    await openPage(address, { answers: answering(of, answer.promise) });
    await waitFor(() => expect(main().querySelector('[aria-busy=true] .skeleton')).not.toBeNull());
    expect(heading(ready)).toBeNull();
    answer.resolve(answers[call]);
    await waitFor(() => expect(heading(ready)).not.toBeNull());
    await waitFor(() => expect(main().querySelector('[aria-busy=true] .skeleton')).toBeNull());

    cleanup();
    const page = await openPage(address, { answers: answering(of, refuse(500, 'INTERNAL')) });
    const card = within(await afterRetries());
    expect(heading(ready)).toBeNull();
    page.api.answer(answers);
    await page.user.click(card.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(heading(ready)).not.toBeNull());
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
    expect(page.address()).toBe(address);
    await auditDom();
  },
);
