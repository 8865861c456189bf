import type { Message, Thread, ThreadDetail } from '@abroad/contract/threads';
import { NOTHING, NOW, SAMPLE_ID } from './sample-answers.ts';

/** Amara's conversation with Linh, a mentor, in which she may write. */
export const sampleThread = (changes: Partial<Thread> = {}): Thread => ({
  id: SAMPLE_ID,
  role: 'prospect',
  other: {
    user_id: SAMPLE_ID,
    slug: 'linh-tran',
    name: 'Linh Trần',
    first_name: 'Linh',
    avatar_thumbnail_url: null,
    has_profile: true,
    is_deleted: false,
  },
  status: 'open',
  cannot_write_because: null,
  is_frozen: false,
  is_blocked_by_you: false,
  messages_left: null,
  contacts_open: false,
  answers_within_h: null,
  unread: 0,
  last_message: null,
  found_message: null,
  last_message_at: NOW,
  created_at: NOW,
  ...changes,
});

/** A message of Linh to Amara; with `is_own: true` of Amara to Linh. */
export const sampleMessage = (text: string, changes: Partial<Message> = {}): Message => ({
  id: crypto.randomUUID(),
  thread_id: SAMPLE_ID,
  client_message_id: null,
  author_role: changes.is_own === true ? 'prospect' : 'mentor',
  is_own: false,
  text,
  parts: [{ text, hidden: null, link: null }],
  offers_payment_outside: false,
  is_held: false,
  is_removed: false,
  attachments: [],
  files_left_out: 0,
  whole_text: null,
  source: 'web',
  created_at: NOW,
  ...changes,
});

/** The conversation with its messages. */
export const sampleTalk = (
  messages: readonly Message[],
  changes: Partial<Thread> = {},
  bookings: ThreadDetail['bookings'] = [],
): ThreadDetail => ({ thread: sampleThread(changes), messages: [...messages], has_more: false, bookings });

/** A list of conversations. */
export const threads = (...items: Thread[]) => ({ ...NOTHING, items, total: items.length, unread_threads: 0 });
