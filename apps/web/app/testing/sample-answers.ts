import { COUNTRIES } from '@abroad/reference-data/countries';
import type { AppConfig, AuthenticatedUser } from '@abroad/contract';
import type { Client } from '@abroad/contract/client';
import type { Answers } from './play-api.ts';

/** The time of every page test: a Friday, 16:18 in Ho Chi Minh City. */
export const NOW = '2026-11-20T09:18:00Z';
export const SAMPLE_ID = '0199c0de-0000-7000-8000-000000000001';

export const CONFIG: AppConfig = {
  identity: {
    provider: 'oidc',
    issuer: 'http://localhost:3000/oidc',
    audience: 'http://localhost:3000',
    client_id: 'web',
    scope: 'openid profile email',
    audience_parameter: 'resource',
    upstream_parameter: 'upstream',
    buttons: ['google', 'github', 'microsoft'].map((id) => ({ id: id as 'google', hint: id })),
  },
  payments: { provider: 'sandbox', publishable_key: 'pk_sandbox', url: 'http://localhost:3000/payments' },
  platform_fee_pct: 0,
  platform_fee_fixed: {},
  contact_email: 'hello@abroad-mentors.test',
  features: {
    mailbox: true,
    payments: true,
    demo_accounts: true,
    google_calendar: true,
    imprint: false,
    withdrawal: false,
  },
};

/** Amara Okafor's record, a student with a verified address. */
export const RECORD: AuthenticatedUser = {
  id: SAMPLE_ID,
  clerk_id: 'amara',
  email: 'amara@example.com',
  slug: 'amara-okafor',
  first_name: 'Amara',
  last_name: 'Okafor',
  status: 'active',
  terms_accepted_at: NOW,
  mentor_terms_version: null,
  platform_terms_version: '2026-11-28',
  time_zone: null,
  language: 'en',
  email_preferences: { own_actions: true, reminders: true, saved_searches: true },
  email_bounced_at: null,
  suspension_reason: null,
  created_at: NOW,
  updated_at: NOW,
};

/** Amara's profiles: that of a student. */
export const FLAGS: Awaited<ReturnType<Client['getMyResources']>> = {
  has_mentor_profile: false,
  has_prospect_profile: true,
  has_calendar: false,
  mentor_profile_id: null,
  prospect_profile_id: SAMPLE_ID,
  role_in_use: null,
  first_name: 'Amara',
  last_name: 'Okafor',
  terms_due: [],
  is_suspended: false,
  staff_role: null,
};

/** An empty first page of any list. */
export const NOTHING = { items: [], total: 0, page: 1, page_size: 20, total_pages: 0 };

/** The answers for the frame of every page; a test overrides those that it is about. */
export const USUAL_ANSWERS: Answers = {
  getConfig: CONFIG,
  getAuthenticatedUser: RECORD,
  getMyResources: FLAGS,
  getMyAvatar: { asset_id: null, url: null, medium_url: null, thumbnail_url: null },
  listTurns: { items: [], total: 0 },
  listNotifications: { ...NOTHING, unseen: 0, unread: 0 },
  listThreads: { ...NOTHING, unread_threads: 0 },
  // Its card is loaded late, or after the test.
  getOnboardingDraft: { draft: null },
  getBookingStudent: { profile: null, sessions_kept: 0, sessions_missed: 0, answers: null },
  listBookingMessages: { messages: [], waiting_files: [] },
  // Fetched once for all pages of a process.
  listCountries: ({ query: { search = '' } }) =>
    COUNTRIES.filter(({ name }) => name.toLowerCase().startsWith(String(search).toLowerCase())),
};
