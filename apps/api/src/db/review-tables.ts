import type { Generated } from 'kysely';
import type { Json, Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

export type UncountedBecause = 'new_account' | 'same_card' | 'same_device' | 'same_address' | 'review_ring';
type ReviewStatus = 'sealed' | 'published' | 'hidden' | 'withdrawn';

export interface ReviewTable {
  id: string;
  booking_id: string;
  author_role: 'mentor' | 'prospect';
  author_user_id: string;
  mentor_user_id: string;
  status: Generated<ReviewStatus>;
  stars: number | null;
  would_book_again: boolean | null;
  aspects: Json<{ knew_the_way?: number; answered_me?: number; prepared?: number }> | null;
  answers: Json<{ on_time: boolean; prepared: boolean; would_meet_again: boolean }> | null;
  text: string | null;
  public_text: string | null;
  private_note: string | null;
  lang: string;
  counts: Generated<boolean>;
  uncounted_because: UncountedBecause | null;
  decision_id: string | null;
  reply: string | null;
  public_reply: string | null;
  reply_created_at: Timestamp | null;
  reply_updated_at: Timestamp | null;
  published_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ReviewEventTable {
  id: string;
  review_id: string;
  kind: string;
  from_status: ReviewStatus | null;
  to_status: ReviewStatus;
  actor_user_id: string | null;
  actor_role: 'mentor' | 'prospect' | 'system' | 'staff';
  created_at: Touched;
}

export interface RatingFreezeTable {
  mentor_user_id: string;
  ends_at: Timestamp;
  rating: number | null;
  would_book_again_pct: number | null;
  aspects: Json<{ knew_the_way: number | null; answered_me: number | null; prepared: number | null }>;
  created_at: Timestamp;
}

export interface ReviewTables {
  review: ReviewTable;
  review_event: ReviewEventTable;
  rating_freeze: RatingFreezeTable;
}

export const reviewTables = {
  // Reviews stay for the other person and for the rating, without text.
  review: { owner: 'reviews', archive: 'composed', erasure: 'elsewhere' },
  review_event: { owner: 'reviews', archive: null, erasure: 'elsewhere' },
  // A day's copy of what reviews say; it goes with the profile.
  rating_freeze: { owner: 'reviews', archive: null, erasure: 'elsewhere' },
} as const satisfies Record<keyof ReviewTables, TableRules>;
