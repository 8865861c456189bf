import { accountTables, type AccountTables } from './account-tables.ts';
import { bookingTables, type BookingTables } from './booking-tables.ts';
import { calendarTables, type CalendarTables } from './calendar-tables.ts';
import { messageTables, type MessageTables } from './message-tables.ts';
import { moderationTables, type ModerationTables } from './moderation-tables.ts';
import { paymentTables, type PaymentTables } from './payment-tables.ts';
import { payoutTables, type PayoutTables } from './payout-tables.ts';
import { profileTables, type ProfileTables } from './profile-tables.ts';
import { proofTables, type ProofTables } from './proof-tables.ts';
import { referenceTables, type ReferenceTables } from './reference-tables.ts';
import { reviewTables, type ReviewTables } from './review-tables.ts';
import { savedSearchTables, type SavedSearchTables } from './saved-search-tables.ts';
import { staffTables, type StaffTables } from './staff-tables.ts';
import { webhookTables, type WebhookTables } from './webhook-tables.ts';
import { workTables, type WorkTables } from './work-tables.ts';
import type { TableRules } from './table-rules.ts';

export type * from './account-tables.ts';
export type * from './booking-tables.ts';
export type * from './calendar-tables.ts';
export type * from './message-tables.ts';
export type * from './moderation-tables.ts';
export type * from './payment-tables.ts';
export type * from './payout-tables.ts';
export type * from './profile-tables.ts';
export type * from './proof-tables.ts';
export type * from './reference-tables.ts';
export type * from './review-tables.ts';
export type * from './saved-search-tables.ts';
export type * from './staff-tables.ts';
export type * from './webhook-tables.ts';
export type * from './work-tables.ts';

/** The rows of all tables. */
export interface Tables
  extends
    AccountTables,
    BookingTables,
    CalendarTables,
    MessageTables,
    ModerationTables,
    PaymentTables,
    PayoutTables,
    ProfileTables,
    ProofTables,
    ReferenceTables,
    ReviewTables,
    SavedSearchTables,
    StaffTables,
    WebhookTables,
    WorkTables {}

/** The owner of each table, and what an export and an erasure do with its rows. */
export const TABLES = {
  ...accountTables,
  ...bookingTables,
  ...calendarTables,
  ...messageTables,
  ...moderationTables,
  ...paymentTables,
  ...payoutTables,
  ...profileTables,
  ...proofTables,
  ...referenceTables,
  ...reviewTables,
  ...savedSearchTables,
  ...staffTables,
  ...webhookTables,
  ...workTables,
  // Only SQL reads these.
  search_document: { owner: 'mentors' },
  availability_change: { owner: 'availability' },
  receipt_count: { owner: 'payments' },
  search_change: { owner: 'views' },
  search_outbox: { owner: 'views' },
  search_outbox_mark: { owner: 'views' },
  sitemap_part: { owner: 'views' },
  worker_heartbeat: { owner: 'jobs' },
  schema_migration: { owner: 'db' },
} as const satisfies Record<keyof Tables, TableRules> & Record<string, TableRules>;
export type OwnedTable = keyof typeof TABLES;

/** Every table that refers to a person, with what an export and an erasure do with their rows. */
export const PERSONAL_DATA = Object.entries<TableRules>(TABLES).flatMap(([table, { archive, erasure }]) =>
  erasure === undefined ? [] : [{ table, archive, erasure }],
);
