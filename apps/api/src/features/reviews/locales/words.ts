interface Notice {
  title: (name: string) => string;
  lead: (name: string) => string;
  button: string;
}

/** What mails say of reviews. `name` is the other side's first name. */
export interface ReviewWords {
  /** After a session, to those who have not reviewed it. */
  asked: Notice & { stop: string; why: string };
  /** To the side that a published review is about. */
  published: Record<'mentor' | 'prospect', Notice>;
  /** To the author of a review to which the mentor replied. */
  replied: Notice;
}
