import type { FoundPerson, Person } from '@abroad/contract/admin-people';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { afterRetries, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { NOTHING, NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { listed } from '../../testing/sample-lists.ts';
import { HOSTILE_NAME, staffAnswers } from '../../testing/sample-staff.ts';

const STAFF = staffAnswers('moderator');
const NAME = `${HOSTILE_NAME.first_name} ${HOSTILE_NAME.last_name}`;
const FOUND: FoundPerson = {
  user_id: SAMPLE_ID,
  ...HOSTILE_NAME,
  slug: 'someone',
  is_deleted: false,
  email: 'someone@example.com',
  status: 'active',
  is_mentor: false,
  is_prospect: true,
  staff_role: null,
  created_at: NOW,
};
const PERSON: Person = {
  ...FOUND,
  email_verified: true,
  email_bounced_at: null,
  former_slugs: [],
  language: 'en',
  time_zone: null,
  suspension_reason: null,
  closes_at: null,
  mentor_profile: null,
  prospect_profile: null,
  bookings: [],
  reviews_written: 0,
  paid: [],
  refunded: [],
  sessions_ahead: [],
  suspension_presets: [],
  may_suspend: true,
  may_view_as: true,
  timeline: NOTHING,
};
const ADDRESS = `/admin/people/${SAMPLE_ID}`;

test('[T-69] what people write is shown as text in the console', async () => {
  await openPage('/admin/people?q=someone', {
    answers: { ...STAFF, searchPeople: { ...listed([FOUND]), booking_id: null } },
  });
  const link = await screen.findByRole('link', { name: NAME });
  expect(link.getAttribute('href')).toBe(ADDRESS);
  expect(screen.getByRole('main').querySelector('img')).toBeNull();
  cleanup();
  await openPage(ADDRESS, { answers: { ...STAFF, getPerson: PERSON } });
  await screen.findByRole('heading', { level: 1, name: NAME });
  expect(screen.getByRole('main').querySelector('img')).toBeNull();
  await auditDom();
});

test('[T-285] a person who can’t be loaded is asked for again', async () => {
  const { api, user } = await openPage(ADDRESS, { answers: { ...STAFF, getPerson: refuse(503, 'UNAVAILABLE') } });
  const card = within(await afterRetries());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Person');
  api.answer({ getPerson: PERSON });
  await user.click(card.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('heading', { level: 1, name: NAME });
});
