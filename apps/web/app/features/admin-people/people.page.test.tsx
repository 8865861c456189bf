import type { FoundPerson, Person, StaffBooking } from '@abroad/contract/admin-people';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
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

test('[T-65] before a refund staff read what it costs the mentor and the platform, and both add up to what the student gets', async () => {
  const named = { user_id: SAMPLE_ID, slug: 'someone', is_deleted: false };
  const booking: StaffBooking = {
    id: SAMPLE_ID,
    status: 'completed',
    title: 'Intro call',
    start: NOW,
    end: NOW,
    platform: 'google_meet',
    mentor: { ...named, first_name: 'Linh', last_name: 'Trần' },
    prospect: { ...named, first_name: 'Amara', last_name: 'Okafor' },
    price_minor: 2000,
    currency: 'EUR',
    cancelled_by: null,
    created_at: NOW,
    words: null,
    history: [],
    payment: {
      id: SAMPLE_ID,
      status: 'paid',
      amount_minor: 2000,
      fee_minor: 200,
      captured_minor: 2000,
      refunded_minor: 0,
      refund_pending_minor: 0,
      refundable_minor: 2000,
      paid_at: NOW,
      provider: null,
    },
    refunds: [],
    ledger: {
      lines: [
        {
          id: SAMPLE_ID,
          posting_id: SAMPLE_ID,
          occasion: 'payout_paid',
          account: 'paid_out',
          amount_minor: -1300,
          created_at: NOW,
        },
        {
          id: SAMPLE_ID,
          posting_id: SAMPLE_ID,
          occasion: 'payout_paid',
          account: 'mentor_payable',
          amount_minor: -500,
          created_at: NOW,
        },
      ],
      sum_minor: 0,
    },
    may_refund: true,
  };
  const { user } = await openPage(`/admin/bookings/${SAMPLE_ID}`, {
    answers: { ...staffAnswers('finance'), getStaffBooking: booking },
  });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText('Amount in EUR'), '7.50');
  dialog.getByText('Amara Okafor is refunded €7.50');
  dialog.getByText('Linh Trần earns €6.75 less');
  dialog.getByText('€1.75 is paid out or on its way: Linh Trần will owe it');
  dialog.getByText('The platform fee is €0.75 less');
});

test('[T-66] suspending an account shows first what the person will read, and then sends just that', async () => {
  const { api, user } = await openPage(ADDRESS, { answers: { ...STAFF, getPerson: { ...PERSON, may_suspend: true } } });
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const form = within(await screen.findByRole('dialog', { name: `Suspend ${NAME}?` }));
  await user.click(form.getByRole('button', { name: 'Show statement' }));
  expect(api.calls('previewSuspension')).toEqual([]);
  await user.selectOptions(form.getByRole('combobox', { name: /^Broken rule/ }), 'scam');
  await fill(user, form.getByRole('textbox', { name: /^Reason/ }), 'Sold visas.');
  const statement = { language: 'en' as const, paragraphs: ['We suspended your account.'] };
  api.answer({ previewSuspension: { for_person: statement, for_moderator: statement } });
  await user.click(form.getByRole('button', { name: 'Show statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Suspend ${NAME}?` }));
  await dialog.findByText('We suspended your account.');
  await auditDom();
  expect(api.calls('suspendPerson')).toEqual([]);
  api.answer({ suspendPerson: null, getPerson: { ...PERSON, status: 'suspended' } });
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await screen.findByText('Account suspended');
  const asked = { rule: 'scam', days: null, reason: 'Sold visas.', cancel: [] };
  expect(api.calls('suspendPerson').map(({ body }) => body)).toEqual([asked]);
  expect(api.calls('previewSuspension').map(({ body }) => body)).toEqual([asked]);
});

test('[T-66] lifting a suspension shows first what the person will read', async () => {
  const { api, user } = await openPage(ADDRESS, {
    answers: {
      ...STAFF,
      getPerson: { ...PERSON, status: 'suspended', may_suspend: true },
      previewLift: refuse(503, 'UNAVAILABLE'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Lift suspension' }));
  await screen.findByText(/Something went wrong|Please try again/);
  api.answer({
    previewLift: {
      for_person: { language: 'fr', paragraphs: ['Votre compte est de nouveau actif.'] },
      for_moderator: { language: 'en', paragraphs: ['Your account is active again.'] },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Lift suspension' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lift suspension' }));
  expect(dialog.getByText('Votre compte est de nouveau actif.').closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(dialog.getByText('Your account is active again.')).toBeTruthy();
  await auditDom();
  expect(api.calls('liftSuspension')).toEqual([]);
  api.answer({ liftSuspension: null, getPerson: { ...PERSON, status: 'active' } });
  await user.click(dialog.getByRole('button', { name: 'Lift suspension' }));
  await screen.findByText('Suspension lifted');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls('liftSuspension')).toHaveLength(1);
});

test('[T-61] the profile of a suspended mentor isn’t called live', async () => {
  const mentor_profile = {
    status: 'active',
    hidden_until: null,
    hidden_reason: null,
    rating: null,
    review_count: 0,
    session_count: 0,
    reliability: null,
  } as const;
  await openPage(ADDRESS, {
    answers: { ...STAFF, getPerson: { ...PERSON, is_mentor: true, status: 'suspended', mentor_profile } },
  });
  await screen.findByRole('heading', { level: 1, name: NAME });
  expect(screen.getAllByText('Suspended')).toHaveLength(2);
  expect(screen.queryByText('Live')).toBeNull();
});
