import type { ContactSpan } from '@abroad/contact-finder';
import { HIDDEN_MARK } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { findContacts, mask, type Pair } from './find-contacts.ts';
import type { MessageRow } from './queries.ts';

/** The longest message that counts as a piece of a number sent in several messages. */
const PIECE_MAX = 40;
const EARLIER_MAX = 4;
const DAY_MS = 24 * 60 * 60_000;

interface Piece extends Pair {
  thread_id: string;
  author_id: string;
  text: string;
  now: number;
}

/** The author's short messages right before, the oldest first. */
async function earlierPieces(trx: Database, { thread_id, author_id, now }: Piece): Promise<MessageRow[]> {
  const rows = await trx
    .selectFrom('message')
    .selectAll()
    .where('thread_id', '=', thread_id)
    .where('author_id', '=', author_id)
    .where('created_at', '>', toInstant(now - DAY_MS))
    .orderBy('created_at', 'desc')
    .limit(EARLIER_MAX)
    .execute();
  const end = rows.findIndex(({ text }) => text.length > PIECE_MAX);
  return rows.slice(0, end === -1 ? rows.length : end).toReversed();
}

/** The part of some spans that lies in a text which begins at `from`. */
const within = (spans: readonly ContactSpan[], from: number, length: number): ContactSpan[] =>
  spans
    .map(({ kind, start, end }) => ({ kind, start: Math.max(0, start - from), end: Math.min(length, end - from) }))
    .filter(({ start, end }) => start < end);

/**
 * Finds contact data that are spread over several messages, with this as the last, and hides them in the earlier ones too.
 * @returns the hidden parts of this message.
 */
export async function hideSpread(
  context: Pick<Context, 'config'>,
  trx: Database,
  piece: Piece,
): Promise<ContactSpan[]> {
  const { text } = piece;
  if (text.length > PIECE_MAX) {
    return [];
  }
  const earlier = await earlierPieces(trx, piece);
  if (earlier.length === 0) {
    return [];
  }
  const texts = [...earlier.map((row) => row.text), text];
  const starts = texts.map((_, at) => texts.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0));
  const from = starts.at(-1) ?? 0;
  const { contacts } = await findContacts(context, trx, piece, texts.join('\n'));
  const spread = contacts.filter(({ start, end }) => start < from && end > from);
  for (const [at, row] of earlier.entries()) {
    const parts = within(spread, starts[at] ?? 0, row.text.length);
    if (parts.length > 0) {
      // A contact found in this message alone may be a part of a longer one.
      const spans = [
        ...row.spans.filter((span) => parts.every(({ start, end }) => span.end <= start || span.start >= end)),
        ...parts,
      ];
      const masked = mask(row.text, { contacts: spans.toSorted((a, b) => a.start - b.start) });
      await trx
        .updateTable('message')
        .set({
          masked_text: masked.masked_text,
          spans: JSON.stringify(masked.spans),
          ...(row.whole_text !== null && { masked_whole_text: HIDDEN_MARK }),
        })
        .where('id', '=', row.id)
        .execute();
    }
  }
  return within(spread, from, text.length);
}
