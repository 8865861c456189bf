import type { ColumnType, Generated } from 'kysely';
import type { Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

interface EmailPreferences {
  own_actions: boolean;
  reminders: boolean;
  /** Records from before this field leave it out, which means yes. */
  saved_searches?: boolean;
}
export interface AuthenticatedUserTable {
  id: string;
  clerk_id: string;
  email: string | null;
  email_verified: Generated<boolean>;
  email_as_of: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  slug: string;
  slug_look_shared: Generated<boolean>;
  first_name: string;
  last_name: string;
  status: Generated<'active' | 'suspended' | 'deleted'>;
  terms_accepted_at: Timestamp | null;
  time_zone: string | null;
  language: Generated<string>;
  role_in_use: 'mentor' | 'prospect' | null;
  email_preferences: ColumnType<EmailPreferences, string | undefined, string>;
  suspension_reason: string | null;
  /** Null where the staff suspended it without a decision. */
  suspended_by_decision_id: string | null;
  bounced_email: string | null;
  bounced_at: Timestamp | null;
  names_chosen_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created_at: Touched;
  updated_at: Touched;
}
export interface UnsubscribeTokenTable {
  auth_user_id: string;
  token: string;
  created_at: Touched;
}
export interface AccountSignalTable {
  auth_user_id: string;
  kind: 'card' | 'device' | 'address' | 'holder';
  key: Buffer;
  last_seen_at: Touched;
}
export interface SignInTable {
  auth_user_id: string;
  signed_in_at: Timestamp;
}
export interface TakenAllowanceTable {
  auth_user_id: string;
  kind: 'export' | 'webhook_try';
  taken_at: Touched;
}
export interface ErasureTable {
  user_id: string;
  erased_at: Touched;
}
export interface ErasedSlugTable {
  slug_hash: Buffer;
  free_after: Timestamp;
}
export interface IdentityEventTable {
  id: string;
  received_at: Touched;
}
export interface ChangedEmailTable {
  id: string;
  auth_user_id: string;
  former: string;
  changed_at: Touched;
  /** The time of the notice to the former address. */
  told_at: Timestamp | null;
}
export interface FormerSlugTable {
  slug: string;
  auth_user_id: string;
  created_at: Touched;
}
export interface TermsAcceptanceTable {
  auth_user_id: string;
  terms: 'mentor' | 'platform';
  version: string;
  accepted_at: Touched;
  ip_address: string | null;
}

/** The unfinished answers of a person who is becoming a mentor. */
export interface OnboardingDraftTable {
  auth_user_id: string;
  draft: string;
  updated_at: Touched;
}

export interface ApiKeyTable {
  id: string;
  auth_user_id: string;
  name: string;
  prefix: string;
  hash: Buffer;
  scopes: string[];
  created_at: Touched;
  expires_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface AvatarTable {
  id: string;
  auth_user_id: string;
  status: 'expected' | 'processing' | 'current';
  content_type: 'image/jpeg' | 'image/png' | 'image/webp';
  size_bytes: number;
  content_hash: string | null;
  /** 64 bits that hardly differ for pictures that look the same. */
  look: string | null;
  claimed_at: Timestamp | null;
  created_at: Touched;
}

export interface AccountTables {
  onboarding_draft: OnboardingDraftTable;
  terms_acceptance: TermsAcceptanceTable;
  unsubscribe_token: UnsubscribeTokenTable;
  account_signal: AccountSignalTable;
  sign_in: SignInTable;
  taken_allowance: TakenAllowanceTable;
  api_key: ApiKeyTable;
  changed_email: ChangedEmailTable;
  former_slug: FormerSlugTable;
  avatar: AvatarTable;
  authenticated_user: AuthenticatedUserTable;
  erasure: ErasureTable;
  erased_slug: ErasedSlugTable;
  identity_event: IdentityEventTable;
}

export const accountTables = {
  onboarding_draft: { owner: 'onboarding', archive: 'onboarding_drafts', erasure: 'deleted' },
  terms_acceptance: { owner: 'identity', archive: 'terms_acceptances', erasure: 'deleted' },
  // Secrets of links.
  unsubscribe_token: { owner: 'mail', archive: null, erasure: 'deleted' },
  // Without the hashes, which say nothing to anyone.
  account_signal: { owner: 'http', archive: 'composed', erasure: 'deleted' },
  sign_in: { owner: 'http', archive: 'sign_ins', erasure: 'deleted' },
  // Stored for an hour.
  taken_allowance: { owner: 'db', archive: null, erasure: 'deleted' },
  // Without the hashes.
  api_key: { owner: 'api-keys', archive: 'composed', erasure: 'deleted' },
  changed_email: { owner: 'identity', archive: 'changed_emails', erasure: 'deleted' },
  // Former slugs stay reserved.
  former_slug: { owner: 'identity', archive: 'former_slugs', erasure: 'elsewhere' },
  // Their files are deleted too.
  avatar: { owner: 'media', archive: 'composed', erasure: 'elsewhere' },
  authenticated_user: { owner: 'identity' },
  erasure: { owner: 'account' },
  erased_slug: { owner: 'identity' },
  identity_event: { owner: 'identity' },
} as const satisfies Record<keyof AccountTables, TableRules>;
