import type { Booking } from '@abroad/contract/bookings';
import type { PutReview, Review } from '@abroad/contract/reviews';
import type { Translate } from '../../lib/i18n.tsx';

/** The answers chosen so far; null is: none yet. */
export interface ReviewDraft {
  stars: number | null;
  would_book_again: boolean | null;
  aspects: NonNullable<Review['aspects']>;
  on_time: boolean | null;
  prepared: boolean | null;
  would_meet_again: boolean | null;
}

export const questions = ['on_time', 'prepared', 'would_meet_again'] as const;

export const draftOf = (review: Review | null): ReviewDraft => ({
  stars: review?.stars ?? null,
  would_book_again: review?.would_book_again ?? null,
  aspects: review?.aspects ?? {},
  on_time: review?.answers?.on_time ?? null,
  prepared: review?.answers?.prepared ?? null,
  would_meet_again: review?.answers?.would_meet_again ?? null,
});

type Problems = Partial<Record<string, string>>;

/** Returns the missing answers, by field, in words. */
export function problemsOf(draft: ReviewDraft, role: Booking['viewer_role'], t: Translate): Problems {
  const asked = role === 'mentor' ? questions : (['stars', 'would_book_again'] as const);
  const missing = asked.filter((field) => draft[field] === null);
  return Object.fromEntries(
    missing.map((field) => [field, t(field === 'stars' ? 'reviews.choose_stars' : 'reviews.choose_yes_no')]),
  );
}

/** Makes the request's body; call it only without problems. */
export function toBody(
  draft: ReviewDraft,
  { role, text, note, lang }: { role: Booking['viewer_role']; text: string; note: string; lang: PutReview['lang'] },
): PutReview {
  const private_note = note.trim() === '' ? null : note;
  if (role === 'mentor') {
    const { on_time, prepared, would_meet_again } = draft;
    return {
      on_time: on_time ?? undefined,
      prepared: prepared ?? undefined,
      would_meet_again: would_meet_again ?? undefined,
      private_note,
    };
  }
  return {
    stars: draft.stars ?? undefined,
    would_book_again: draft.would_book_again ?? undefined,
    aspects: Object.keys(draft.aspects).length === 0 ? null : draft.aspects,
    text: text.trim() === '' ? null : text,
    private_note,
    lang,
  };
}
