import { linkOf, namesMeetingService } from '@abroad/contact-finder';
import { CAPS, type Attachment, type Message, type MessagePart, type Thread } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import { isMeetingHost } from '@abroad/contract/meeting-links';
import { domainToUnicode } from 'node:url';
import { toInstant } from '../../core/clock.ts';
import { DELETED_USER } from '../../core/deleted-user.ts';
import type { MessageRow, ThreadView } from './queries.ts';

interface Viewer {
  user_id: string;
  has_session: boolean;
}

type Words = Pick<MessageRow, 'text' | 'masked_text' | 'author_id' | 'removed_at'>;

/** Returns a text as its reader sees it; null when it was removed. */
const shown = ({ text, masked_text, author_id, removed_at }: Words, { user_id, has_session }: Viewer) =>
  removed_at !== null ? null : author_id === user_id || has_session ? text : (masked_text ?? text);

const shownWhole = ({ whole_text, masked_whole_text, ...row }: MessageRow, viewer: Viewer) =>
  whole_text && shown({ ...row, text: whole_text, masked_text: masked_whole_text }, viewer);

type Span = MessageRow['spans'][number];

const isLookAlike = (href: string): boolean => {
  const { protocol, hostname } = new URL(href);
  return /^https?:$/.test(protocol) && namesMeetingService(domainToUnicode(hostname)) && !isMeetingHost(hostname);
};

function linkIn(text: string, { kind, start, end }: Span): MessagePart['link'] {
  const link = linkOf(kind, text.slice(start, end));
  return link && { ...link, is_look_alike: isLookAlike(link.href) };
}

/**
 * Splits a text into parts: contact data are links where they are open, and hidden otherwise. Contact data from a time with a
 * session that no longer exists are plain text.
 */
function partsOf({ text, masked_text, spans }: MessageRow, { is_own, is_open }: Reading): MessagePart[] {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const span of is_open || masked_text !== null ? spans : []) {
    const written = text.slice(span.start, span.end);
    parts.push(
      { text: text.slice(from, span.start), hidden: null, link: null },
      is_open
        ? { text: written, hidden: null, link: linkIn(text, span) }
        : { text: is_own ? written : null, hidden: span.kind, link: null },
    );
    from = span.end;
  }
  return [...parts, { text: text.slice(from), hidden: null, link: null }].filter((part) => part.text !== '');
}

interface Reading {
  /** Whether the reader wrote it. */
  is_own: boolean;
  /** Whether the two have had a confirmed session. */
  is_open: boolean;
}

/** @param attachments the files of the message */
export function presentMessage(row: MessageRow, viewer: Viewer, attachments: readonly Attachment[] = []): Message {
  const is_own = row.author_id === viewer.user_id;
  const is_removed = row.removed_at !== null;
  return {
    id: row.id,
    thread_id: row.thread_id,
    client_message_id: is_own ? row.client_message_id : null,
    author_role: row.author_role,
    is_own,
    text: shown(row, viewer),
    parts: is_removed ? [] : partsOf(row, { is_own, is_open: viewer.has_session }),
    offers_payment_outside: row.offers_payment_outside,
    is_held: row.held_at !== null,
    is_removed,
    attachments: is_removed ? [] : [...attachments],
    files_left_out: is_removed ? 0 : row.files_left_out.length,
    whole_text: shownWhole(row, viewer),
    source: row.source,
    created_at: toInstant(row.created_at),
  };
}

function statusOf({ status, is_blocked, is_reopened }: ThreadView): Thread['status'] {
  return is_blocked ? 'closed' : status === 'closed' && is_reopened ? 'open' : status;
}

/** How many messages a prospect can write before the first answer; null without such a limit. */
const messagesLeft = ({ status, has_session, sent }: ThreadView) =>
  status === 'request' && !has_session ? Math.max(0, CAPS.unanswered_messages_max - sent) : null;

function silenceOf(view: ThreadView, user_id: string): Thread['cannot_write_because'] {
  if (view.is_blocked_by_you) {
    return 'blocked_by_you';
  }
  if (view.frozen_at !== null) {
    return 'frozen';
  }
  if (view.is_limited) {
    return 'limited';
  }
  if (statusOf(view) === 'closed' && (view.is_blocked || view.closed_by !== user_id)) {
    return 'closed';
  }
  return view.role === 'prospect' && messagesLeft(view) === 0 ? 'unanswered' : null;
}

export function presentThread(view: ThreadView, user_id: string): Thread {
  const { other, last_message, found_message: found } = view;
  const viewer = { user_id, has_session: view.has_session };
  return {
    id: view.id,
    role: view.role,
    other: {
      user_id: other.user_id,
      slug: other.slug,
      name: other.is_deleted ? DELETED_USER : fullName(other, view.reader_language),
      first_name: other.is_deleted ? DELETED_USER : other.first_name,
      avatar_thumbnail_url: other.avatar_thumbnail_url,
      has_profile: other.has_profile,
      is_deleted: other.is_deleted,
    },
    status: statusOf(view),
    cannot_write_because: silenceOf(view, user_id),
    is_frozen: view.frozen_at !== null,
    is_blocked_by_you: view.is_blocked_by_you,
    messages_left: view.role === 'prospect' ? messagesLeft(view) : null,
    contacts_open: view.has_session,
    answers_within_h: view.answers_within_h,
    unread: view.unread,
    last_message: last_message && {
      text: shown(last_message, viewer),
      is_own: last_message.author_id === user_id,
      created_at: toInstant(last_message.created_at),
    },
    found_message: found && {
      id: found.id,
      text: shown(found, viewer) ?? '',
      is_own: found.author_id === user_id,
      created_at: toInstant(found.created_at),
    },
    last_message_at: toInstant(view.last_message_at),
    created_at: toInstant(view.created_at),
  };
}
