import { isolated } from './isolate.ts';
import type { BookingMailKind } from './kinds.ts';
import { wordsIn } from './locales/index.ts';
import type { Asked, MailContent } from './mail-content.ts';
import { OVER } from './over.ts';

/** The kinds without words of anybody: those of money, and reports, which are for us to judge. */
const SILENT: ReadonlySet<BookingMailKind> = new Set([
  'refunded',
  'refund_failed',
  'payment_lost',
  'paid_too_late',
  'no_show_mentor',
  'no_show_prospect',
]);

/** What goes with a proposal: the words of who made it, or of who declined it. */
function quoteOfProposal({ facts, deal: { proposal }, kind, reader }: Asked): MailContent['quote'] {
  const { labels, direction } = wordsIn(facts[reader].language);
  const other = isolated(facts[reader === 'mentor' ? 'prospect' : 'mentor'].first_name, direction);
  const [text, label] =
    kind === 'proposed' ? [proposal?.message, labels.message(other)] : [proposal?.reason, labels.reason(other)];
  return text ? { label, text } : null;
}

/** The prospect's message goes with what asks the mentor, a reason with what ended the booking. */
export function quoteOf(asked: Asked): MailContent['quote'] {
  const { facts, kind, reader } = asked;
  if (SILENT.has(kind)) {
    return null;
  }
  if (kind === 'proposed' || kind === 'proposal_declined') {
    return quoteOfProposal(asked);
  }
  const { labels, direction } = wordsIn(facts[reader].language);
  if (OVER.has(kind)) {
    const by = facts.cancelled_by === 'prospect' ? 'prospect' : 'mentor';
    const label = by === reader ? labels.your_reason : labels.reason(isolated(facts[by].first_name, direction));
    return facts.cancel_reason === null ? null : { label, text: facts.cancel_reason };
  }
  const prospect = isolated(facts.prospect.first_name, direction);
  const label = reader === 'prospect' ? labels.your_message : labels.message(prospect);
  return facts.message === null ? null : { label, text: facts.message };
}
