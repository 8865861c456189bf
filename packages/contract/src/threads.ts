import { z } from 'zod';
import { Attachment } from './attachments.ts';
import { BookingStatus } from './booking-status.ts';
import { LIMITS } from './limits.ts';
import { AnswerHours } from './profiles.ts';
import { Id, Instant, line, pageOf, pageQuery, repeated, single, Slug, text } from './primitives.ts';

/** A span of a message that is hidden before the first confirmed session, in UTF-16 units. */
export const HiddenSpan = z.object({
  kind: z.enum(['phone', 'email', 'handle', 'link']),
  start: z.int(),
  end: z.int(),
});
export type HiddenSpan = z.infer<typeof HiddenSpan>;

const ThreadSide = z.enum(['mentor', 'prospect']);

/** The states of a conversation. A request waits for the mentor's first answer. */
export const ThreadStatus = z.enum(['request', 'open', 'closed'], 'Choose a state');
export type ThreadStatus = z.infer<typeof ThreadStatus>;

/** The reasons why the reader can't write now: `unanswered` until the mentor answers, `frozen` while moderators review it. */
export const ThreadSilence = z.enum(['closed', 'blocked_by_you', 'frozen', 'unanswered', 'limited']);
export type ThreadSilence = z.infer<typeof ThreadSilence>;

/**
 * A part of a message. A hidden one has its kind, and its text only for the author. Once contact data are open there are no
 * hidden parts.
 */
const MessagePart = z.object({
  text: z.string().nullable(),
  hidden: HiddenSpan.shape.kind.nullable(),
  /** The target of the part, once contact data are open: links, email addresses and phone numbers. */
  link: z
    .object({
      /** `https:`, `http:`, `mailto:` or `tel:`. */
      href: z.string(),
      /** The real host of a link whose text looks different; international names in their ASCII form. */
      host: z.string().nullable(),
      /** Whether it has the name of a meeting service without being one of its hosts. */
      is_look_alike: z.boolean(),
    })
    .nullable(),
});
export type MessagePart = z.infer<typeof MessagePart>;

/** A message as its reader may see it. */
export const Message = z
  .object({
    id: Id,
    thread_id: Id,
    /** For its author, as they sent it; null for others. */
    client_message_id: Id.nullable(),
    author_role: ThreadSide,
    is_own: z.boolean(),
    /** The text that the reader may see: hidden parts are ▒▒▒. Null for a removed one, empty for files alone. */
    text: z.string().nullable(),
    /** The same in parts; none for a removed one. */
    parts: z.array(MessagePart),
    offers_payment_outside: z.boolean(),
    /** Whether it is held: only its author sees it until moderators have reviewed it. */
    is_held: z.boolean(),
    is_removed: z.boolean(),
    /** The attachments; empty for a removed message. */
    attachments: z.array(Attachment),
    /** The number of files that its email had and it doesn't. */
    files_left_out: z.int(),
    /** The whole email of an answer by mail, as the reader may see it; null where the message has all of it, and for a removed one. */
    whole_text: z.string().nullable(),
    source: z.enum(['web', 'mail']),
    created_at: Instant,
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

/** The other person of a conversation. */
const ThreadPerson = z.object({
  user_id: Id,
  slug: z.string(),
  name: z.string(),
  first_name: z.string(),
  avatar_thumbnail_url: z.string().nullable(),
  /** Whether the reader may see their profile of this role. */
  has_profile: z.boolean(),
  is_deleted: z.boolean(),
});

export const Thread = z
  .object({
    id: Id,
    role: ThreadSide,
    other: ThreadPerson,
    status: ThreadStatus,
    /** The reason why the reader can't write; null where they can. */
    cannot_write_because: ThreadSilence.nullable(),
    is_frozen: z.boolean(),
    is_blocked_by_you: z.boolean(),
    /** Messages that the reader can write before the first answer; null without such a limit. */
    messages_left: z.int().nullable(),
    /** Whether both have had a confirmed session, which opens contact data. */
    contacts_open: z.boolean(),
    /** For a student: the hours within which the mentor usually answers; null where that isn't known. */
    answers_within_h: AnswerHours.nullable(),
    unread: z.int(),
    last_message: z.object({ text: z.string().nullable(), is_own: z.boolean(), created_at: Instant }).nullable(),
    /** For a search by words: the latest message that has them, as the reader may see it. Null without one. */
    found_message: z.object({ id: Id, text: z.string(), is_own: z.boolean(), created_at: Instant }).nullable(),
    last_message_at: Instant,
    created_at: Instant,
  })
  .meta({ id: 'Thread' });
export type Thread = z.infer<typeof Thread>;

/** `mentor_slug` and `booking_id` find the one conversation with a mentor, or with the other person of a booking. */
export const ThreadsQuery = z.object({
  status: single(ThreadStatus),
  q: single(line(LIMITS.line_max)),
  mentor_slug: single(Slug),
  booking_id: single(Id),
  ...pageQuery,
});
export const Threads = pageOf(Thread)
  .extend({
    /** The number of all conversations with unread messages, on any page. */
    unread_threads: z.int(),
  })
  .meta({ id: 'Threads' });
export type Threads = z.infer<typeof Threads>;

/** A session of the two, as a line in their conversation. */
export const ThreadBooking = z
  .object({ id: Id, title: z.string(), start: Instant, end: Instant, status: BookingStatus, created_at: Instant })
  .meta({ id: 'ThreadBooking' });
export type ThreadBooking = z.infer<typeof ThreadBooking>;

export const ThreadParams = z.object({ id: Id });
/** `before`: a message; the answer has older ones. */
export const ThreadQuery = z.object({ before: single(Id) });
export const ThreadDetail = z
  .object({
    thread: Thread,
    /** The oldest first. */
    messages: z.array(Message),
    /** Whether there are older ones. */
    has_more: z.boolean(),
    bookings: z.array(ThreadBooking),
  })
  .meta({ id: 'ThreadDetail' });
export type ThreadDetail = z.infer<typeof ThreadDetail>;

/** The content of a message: words, files that were sent before by `POST /api/v1/messages/attachments`, or both. */
const content = {
  text: text(LIMITS.message_max),
  client_message_id: Id,
  attachment_ids: z.array(Id).max(LIMITS.attachments_max, `Send ${LIMITS.attachments_max} files at most`).optional(),
};
const holdsSomething = ({
  text: words,
  attachment_ids = [],
}: {
  text: string;
  attachment_ids?: string[] | undefined;
}) => words !== '' || attachment_ids.length > 0;
const nothingHeld = { error: 'Write a message', path: ['text'] };

/** A new conversation with a mentor, or with the other person of a booking. */
export const StartThread = z
  .strictObject({
    mentor_slug: Slug.optional(),
    booking_id: Id.optional(),
    ...content,
  })
  .refine(holdsSomething, nothingHeld)
  .refine(({ mentor_slug, booking_id }) => (mentor_slug === undefined) !== (booking_id === undefined), {
    error: 'Choose a mentor or a booking',
    path: ['mentor_slug'],
  })
  .meta({ id: 'StartThread' });
export type StartThread = z.infer<typeof StartThread>;

/** The messages about one session, which people wrote to each other by its id: files to prepare it, notes after it. */
export const BookingMessages = z
  .object({
    /** The oldest first. */
    messages: z.array(Message),
    /** The reader's files that the other person gets once the booking is confirmed. */
    waiting_files: z.array(Attachment),
  })
  .meta({ id: 'BookingMessages' });
export type BookingMessages = z.infer<typeof BookingMessages>;

export const SendMessage = z.strictObject(content).refine(holdsSomething, nothingHeld).meta({ id: 'SendMessage' });
export type SendMessage = z.infer<typeof SendMessage>;

/** `up_to`: the last message that was seen. */
export const ReadThread = z.strictObject({ up_to: Id }).meta({ id: 'ReadThread' });
export const ReadCounts = z.object({ unread: z.int(), unread_threads: z.int() }).meta({ id: 'ReadCounts' });

/** `leave`: it also disappears from the reader's list. */
export const CloseThread = z.strictObject({ leave: z.boolean().optional() }).meta({ id: 'CloseThread' });

export const BlockReason = z.enum(
  ['harassment', 'paying_outside', 'scam', 'not_a_fit', 'other'],
  'Choose why you block them',
);
export type BlockReason = z.infer<typeof BlockReason>;
export const BlockPerson = z.strictObject({ slug: Slug, reason: BlockReason }).meta({ id: 'BlockPerson' });
export const UnblockPerson = z.strictObject({ slug: Slug }).meta({ id: 'UnblockPerson' });

/** People whom the reader has blocked. */
export const BlockedPeople = pageOf(
  z.object({
    slug: Slug,
    name: z.string(),
    avatar_thumbnail_url: z.string().nullable(),
    reason: BlockReason,
    created_at: Instant,
  }),
).meta({ id: 'BlockedPeople' });
export type BlockedPeople = z.infer<typeof BlockedPeople>;
export const BlockedPeopleQuery = z.object(pageQuery);

/** The people of a list, for instance of search results. */
export const HiddenPeopleQuery = z.object({ slug: repeated(Slug) });
export const HiddenPeople = z
  .object({
    /** The slugs of people who have blocked the reader or whom the reader has blocked. */
    hidden: z.array(Slug),
  })
  .meta({ id: 'HiddenPeople' });

/** The text and its recipient, whose countries decide which phone numbers are found. */
export const CheckMessage = z
  .strictObject({ text: text(LIMITS.message_max), thread_id: Id.optional(), mentor_slug: Slug.optional() })
  .meta({ id: 'CheckMessage' });
export const CheckedMessage = z
  .object({
    /** Empty where nothing would be hidden, and between people with a confirmed session. */
    hidden: z.array(HiddenSpan),
    /** Whether the writer is warned that payments outside aren't protected. */
    offers_payment_outside: z.boolean(),
    /** The text that the other side would read; null where it is unchanged. */
    shown_text: z.string().nullable(),
  })
  .meta({ id: 'CheckedMessage' });
export type CheckedMessage = z.infer<typeof CheckedMessage>;
