/** Words that our texts don't use: the words to write instead, and the patterns that find them. */
export const FORBIDDEN: readonly { instead: string; found: RegExp }[] = [
  { instead: 'email, emails', found: /\bmails?\b/i },
  { instead: 'someone, no one, everyone, anyone', found: /\b(some|no|every|any)body\b/i },
  { instead: 'withdraw; charged back', found: /\b(take|takes|taken|taking|took)\b[^.]{0,30}\bback\b/i },
  {
    instead: 'refund, refunded',
    found:
      /\b(paid|pay) back\b|\bcomes? back\b|\bgo(es)? back\b|\bway back\b|\bback to you\b|\bget\b[^.]{0,25}\bback\b(?! online)/i,
  },
  { instead: 'released', found: /\blets? go\b/i },
  { instead: 'authorise (card); hold (time)', found: /\breserv(e|ed|es|ing|ation)\b/i },
  { instead: 'charged', found: /\b(nothing|amount|payment|it) (is|was|were) (being )?taken\b/i },
  {
    instead: 'again; now; right away; right now; any longer; so; permanent; who',
    found: /\b(anew|meanwhile|at once|just now|any more|so that|for good|whoever|whom)\b/i,
  },
  { instead: 'start', found: /\b(begins?|began|begun|beginning)\b/i },
  { instead: 'continue, carry on', found: /\b(go|goes|going) on\b/i },
  { instead: 'is, stays', found: /\bstands?\b(?!-in)/i },
  { instead: 'applies', found: /\b(what|they|rules|booking) holds?\b/i },
  { instead: 'the other person', found: /\b(other )?sides?\b/i },
  { instead: 'You’ve reached the limit for …', found: /\bas (many|often|much)\b[^.]{0,40}\bas\b/i },
  { instead: 'reschedule', found: /\bmov(e|es|ed|ing)\b(?! to)/i },
  { instead: 'no-show', found: /\babsen(ce|t)\b|\bdid(n’t| not) come\b|\bnot there\b|\bas missed\b/i },
  {
    instead: 'available, availability',
    found: /\bfree times?\b|\b(is|are) free\b|\bfree again\b|\bnothing free\b|\bnext free\b|\bhas nothing free\b/i,
  },
  { instead: 'how to join', found: /\bwhere you meet\b|\bway to meet\b/i },
  { instead: 'active', found: /\bon offer\b/i },
  { instead: 'photo (of a person); image (a file)', found: /\bpictures?\b/i },
  { instead: '{name}’s', found: /\bof \$?\{(named\.)?(name|them|mentor)\}/ },
  { instead: 'cut it', found: /\b(please|sorry|oops|unfortunately|successfully)\b/i },
  { instead: 'say what is wrong and what to do', found: /\b(invalid|illegal|forbidden|denied)\b/i },
  {
    instead: 'can’t, don’t, doesn’t, isn’t …',
    found: /\b(cannot|(do|does|did|is|are|was|were|has|have|will) not)\b/i,
  },
  { instead: 'you’re, we’re, it’s', found: /\b(you|we) are\b|\bit is\b/i },
  {
    instead: 'student; person; link; service',
    found: /\b(prospects?|mentees?|users?|slugs?|event types?|instance)\b/i,
  },
  { instead: 'other words', found: /click here|are you sure|in order to|\be\.g\.|\bi\.e\.|\(s\)/i },
  { instead: 'full stop; full stop; and', found: /;|!| & / },
  { instead: '’ “ ” …', found: /['"]|\.\.\./ },
  {
    instead: 'cut it; say what was checked',
    found: /\b(easy|easily|simply|quickly|verified (graduate|mentor|student))\b/i,
  },
  {
    instead: 'the one word for it (docs/glossary.md)',
    found:
      /\b(timetable|tutor|coach|testimonial|commission|enquiry|appointment|invoice|absence|horizon|denounce|timeslot)s?\b/i,
  },
];

/** Exceptions, where a forbidden word is right: the words by the text’s key. */
export const ALLOWED: Readonly<Record<string, string>> = {
  // As those services write it.
  'calendars.password_fastmail': 'Privacy & Security',
  'calendars.password_nextcloud': 'Devices & sessions',
  // A question of a form, not a session.
  'questions.up': 'Move',
  'questions.down': 'Move',
  // The common word; the page shows its domain.
  'proven.affiliation': 'address',
  // The name of a person whose account is gone: no longer a student or mentor.
  'bookings.deleted_person': 'Deleted user',
  'calendar_files.deleted_user': 'Deleted user',
  'earnings.student_deleted': 'Deleted user',
};
