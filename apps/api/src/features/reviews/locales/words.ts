export interface ReviewNotice {
  title: (name: string) => string;
  lead: (name: string) => string;
  button: string;
}

/** The words of emails about reviews. `name` is the other person's first name. */
export interface ReviewWords {
  /** After a session, to those who have not reviewed it. */
  asked: ReviewNotice & { stop: string; why: string };
  /** To the person whom a published review is about. */
  published: Record<'mentor' | 'prospect', ReviewNotice>;
  /** To the author of a review to which the mentor replied. */
  replied: ReviewNotice;
}
