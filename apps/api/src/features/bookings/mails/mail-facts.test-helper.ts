import type { Language } from '@abroad/contract';
import type { BookingFacts, DealFacts, MailPerson } from './booking-facts.ts';

export const mailPerson = (first_name: string, language: Language): MailPerson => ({
  user_id: first_name,
  first_name,
  last_name: 'Trần',
  email: null,
  time_zone: 'Asia/Tokyo',
  language,
  email_preferences: { own_actions: true, reminders: true, saved_searches: true },
  bounces: false,
  is_deleted: false,
});

/** A paid session of Linh and Amara, with a value for every field. */
export const bookingFacts = (language: Language, changes: Partial<BookingFacts> = {}): BookingFacts => ({
  id: 'id',
  status: 'confirmed',
  title: 'ΑΒΓ',
  start_at: '2027-01-11T08:00:00Z',
  end_at: '2027-01-11T08:30:00Z',
  mentor_time_zone: 'Asia/Tokyo',
  platform: 'in_person',
  join_url: null,
  location: null,
  message: '…',
  cancelled_by: 'mentor',
  cancel_reason: '…',
  moved_by: 'mentor',
  moved_from: '2027-01-10T08:00:00Z',
  was_proposed: false,
  payment_opens_at: '2027-01-08T10:00:00Z',
  hold_expires_at: '2027-01-09T10:00:00Z',
  policy: { requires_approval: false, free_cancel_min: 720, late_refund_pct: 50 },
  free_cancel_until: null,
  withdraw_until: null,
  withdraw_after_start: false,
  instruction: '…',
  no_show_until: '2027-01-13T10:00:00Z',
  price_minor: 2550,
  currency: 'EUR',
  trader: {
    name: 'ΑΒΓ',
    address: 'ΔΕ 1\nΖΗ',
    email: 'desk@advice.test',
    phone: '+31 15 278 9111',
    register_number: '12345678',
    vat_number: 'NL123456789B01',
    is_certified: true,
  },
  ical_uid: 'uid',
  ical_sequence: 0,
  created_at: '2027-01-07T10:00:00Z',
  updated_at: '2027-01-07T10:00:00Z',
  mentor: mailPerson('Linh', language),
  prospect: mailPerson('Amara', language),
  times_of: { mentor: 'linh', service: null },
  origin_country_code: 'VN',
  destination_country_code: 'NL',
  ...changes,
});

/** Paid, half of it refunded, and with a proposal. */
export const dealFacts: DealFacts = {
  payment: { status: 'partially_refunded', amount_minor: 2550, captured_minor: 2550, refunded_minor: 1275 },
  refund: { amount_minor: 1275, reason: 'cancelled_late', status: 'succeeded', note: '…' },
  proposal: {
    proposed_by: 'mentor',
    starts: ['2027-01-12T08:00:00+00:00', '2027-01-13T23:30:00+00:00'],
    message: '…',
    status: 'open',
    reason: '…',
  },
};
