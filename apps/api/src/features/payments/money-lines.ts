import type { Trader } from '@abroad/contract';
import { wordsIn } from '../../core/words-in.ts';
import type { PaymentStatus, RefundReason } from '../../db/payment-tables.ts';
import { amountIn, isolated } from '../mail/write-values.ts';
import type { MailMoney } from '../mail/mail-content.ts';
import { traderInLine } from '../mentors/trader.ts';

/** A payment's facts in a mail, in minor units of its currency. */
export interface MailedPayment {
  status: PaymentStatus;
  amount_minor: number;
  captured_minor: number;
  /** The refunded amount, with refunds that are on their way. */
  refunded_minor: number;
}

/** The refund that a mail is about. */
export interface MailedRefund {
  amount_minor: number;
  reason: RefundReason;
  status: 'pending' | 'succeeded' | 'failed';
}

/** The money of a booking, as an email shows it to one of its two people. */
export interface MailedMoney {
  /** Minor units of `currency`. */
  price_minor: number;
  currency: string;
  /** The seller of the session, where they sold as a trader. */
  trader: Trader | null;
  payment: MailedPayment | null;
  refund: MailedRefund | null;
  reader: 'mentor' | 'prospect';
  /** The reader's language, BCP 47. */
  language: string;
  /** The mentor's first name. */
  mentor: string;
}

const sumIn = ({ currency, language }: MailedMoney, minor: number): string =>
  amountIn(minor, currency, wordsIn(language).dates);

/** Writes the seller for the student, as the law requires on a durable medium (Directive 2011/83/EU, article 8(7)). */
function sellerNotes({ trader, reader, language }: MailedMoney): MailMoney['notes'] {
  if (trader === null || reader !== 'prospect') {
    return [];
  }
  const t = wordsIn(language);
  return [t('mail.labelled', { label: t('payments.seller'), value: isolated(traderInLine(trader), t.direction) })];
}

/** Writes the lines of a confirmed or waiting booking: its price, its seller, and whether it is paid or authorised on a card. */
function priceLines(money: MailedMoney): MailMoney {
  const { payment, reader, language } = money;
  const t = wordsIn(language);
  if (payment !== null && payment.captured_minor > 0) {
    return {
      lines: [{ label: t('payments.paid'), value: sumIn(money, payment.captured_minor) }],
      notes: sellerNotes(money),
    };
  }
  if (payment?.status !== 'authorized') {
    return {
      lines: [{ label: t('payments.price'), value: sumIn(money, money.price_minor) }],
      notes: sellerNotes(money),
    };
  }
  const them = isolated(money.mentor, t.direction);
  return {
    lines: [{ label: t('payments.reserved'), value: sumIn(money, payment.amount_minor) }],
    notes: [t(`payments.reserved_note.${reader}`, { them }), ...sellerNotes(money)],
  };
}

/** Writes the lines of an ended booking: its payment and refund, or that nothing was charged. */
function settledLines(money: MailedMoney): MailMoney {
  const { payment, reader } = money;
  const t = wordsIn(money.language);
  if (payment === null || payment.captured_minor === 0) {
    const was = payment === null ? [] : [{ label: t('payments.price'), value: sumIn(money, money.price_minor) }];
    return { lines: was, notes: payment !== null && reader === 'prospect' ? [t('payments.released')] : [] };
  }
  return {
    lines: [
      { label: t('payments.paid'), value: sumIn(money, payment.captured_minor) },
      { label: t('payments.refund'), value: sumIn(money, payment.refunded_minor) },
    ],
    notes: reader === 'prospect' && payment.refunded_minor > 0 ? [t('payments.arrives')] : [],
  };
}

/** Writes the lines of one refund: the payment, the refunded amount, and the reason. */
function refundLines(money: MailedMoney): MailMoney {
  const { payment, refund } = money;
  const t = wordsIn(money.language);
  const paid = payment === null ? [] : [{ label: t('payments.paid'), value: sumIn(money, payment.captured_minor) }];
  const back =
    refund === null
      ? []
      : [
          { label: t('payments.refund'), value: sumIn(money, refund.amount_minor) },
          { label: t('payments.refund_why'), value: t(`payments.reasons.${refund.reason}`) },
        ];
  return { lines: [...paid, ...back], notes: [] };
}

const LINES = { price: priceLines, settled: settledLines, refund: refundLines };

/** The lines of an email about a booking's money: its price and payment, or one refund. */
export type MoneyOccasion = keyof typeof LINES;

/** Returns a mail's lines about money; null for a free booking, and where there is no news. */
export function moneyLines(occasion: MoneyOccasion, money: MailedMoney): MailMoney | null {
  const said = money.price_minor === 0 ? null : LINES[occasion](money);
  return said === null || said.lines.length === 0 ? null : said;
}
