import { amountIn } from './amount.ts';
import { isolated } from './isolate.ts';
import { wordsIn } from './locales/index.ts';
import type { Asked, MailMoney } from './mail-content.ts';

/** A sum of a booking's money as its reader's language writes it. @param minor minor units of its currency. */
export const sumIn = ({ facts, reader }: Pick<Asked, 'facts' | 'reader'>, minor: number): string =>
  amountIn(minor, facts.currency, wordsIn(facts[reader].language).dates);

type Part = (asked: Asked) => MailMoney;

/** A booking that stands or waits: its price, and whether it is paid or reserved on a card. */
const price: Part = (asked) => {
  const { facts, reader, deal } = asked;
  const words = wordsIn(facts[reader].language);
  const { payment } = deal;
  const sum = sumIn(asked, facts.price_minor);
  if (payment !== null && payment.captured_minor > 0) {
    return { lines: [{ label: words.deal.paid, value: sumIn(asked, payment.captured_minor) }], note: null };
  }
  if (payment?.status !== 'authorized') {
    return { lines: [{ label: words.deal.price, value: sum }], note: null };
  }
  const mentor = isolated(facts.mentor.first_name, words.direction);
  return {
    lines: [{ label: words.deal.reserved, value: sumIn(asked, payment.amount_minor) }],
    note: words.deal.reserved_note[reader](mentor),
  };
};

/** One that is over: what was paid and what goes back; or that nothing was taken. */
const settled: Part = (asked) => {
  const { facts, reader, deal } = asked;
  const words = wordsIn(facts[reader].language).deal;
  const { payment } = deal;
  if (payment === null || payment.captured_minor === 0) {
    const was = payment === null ? [] : [{ label: words.price, value: sumIn(asked, facts.price_minor) }];
    return { lines: was, note: payment !== null && reader === 'prospect' ? words.released : null };
  }
  return {
    lines: [
      { label: words.paid, value: sumIn(asked, payment.captured_minor) },
      { label: words.refund, value: sumIn(asked, payment.refunded_minor) },
    ],
    note: reader === 'prospect' && payment.refunded_minor > 0 ? words.arrives : null,
  };
};

/** One refund: what was paid, what of it goes back, and why. */
const refund: Part = (asked) => {
  const { facts, reader, deal } = asked;
  const words = wordsIn(facts[reader].language).deal;
  const paid = deal.payment === null ? [] : [{ label: words.paid, value: sumIn(asked, deal.payment.captured_minor) }];
  const back =
    deal.refund === null
      ? []
      : [
          { label: words.refund, value: sumIn(asked, deal.refund.amount_minor) },
          { label: words.refund_why, value: words.reasons[deal.refund.reason] },
        ];
  return { lines: [...paid, ...back], note: null };
};

const PARTS: Readonly<Partial<Record<Asked['kind'], Part>>> = {
  booked: price,
  requested: price,
  accepted: price,
  declined: settled,
  cancelled: settled,
  withdrawn: settled,
  expired: settled,
  payment_lost: settled,
  no_show_mentor: settled,
  no_show_prospect: settled,
  refunded: refund,
  refund_failed: refund,
  paid_too_late: refund,
};

/** What a mail says of money; null for a free booking, and for kinds that are not about it. */
export function moneyOf(asked: Asked): MailMoney | null {
  const money = asked.facts.price_minor === 0 ? undefined : PARTS[asked.kind]?.(asked);
  return money === undefined || money.lines.length === 0 ? null : money;
}
