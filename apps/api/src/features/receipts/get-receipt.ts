import { fullName } from '@abroad/contract/full-name';
import type { Receipt } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import type { Context } from '../../context.ts';
import { DELETED_USER } from '../../core/deleted-user.ts';
import { AppError } from '../../core/app-error.ts';
import type { Actor } from '../../http/actor.ts';
import { findReceipt, findRefunds } from './queries.ts';

const DIGITS = 6;

const numberOf = ({ year, number }: { year: number; number: number }) =>
  `AM-${year}-${String(number).padStart(DIGITS, '0')}`;

/** @throws AppError NOT_FOUND for another user's payment, and for one that was not captured. */
export async function getReceipt(
  { db, config }: Pick<Context, 'db' | 'config'>,
  actor: Actor,
  payment_id: string,
): Promise<Receipt> {
  const receipt = await findReceipt(db, payment_id, actor.user_id);
  if (!receipt) {
    throw new AppError('NOT_FOUND');
  }
  const { issued_at, booking_id, currency, card_brand, card_last4 } = receipt;
  const { title, reader_language, start, end, time_zone } = receipt;
  const mentor_name = receipt.mentor.is_deleted ? DELETED_USER : fullName(receipt.mentor, reader_language);
  const major = (minor: number) => fromMinor(minor, currency) ?? 0;
  const refunds = await findRefunds(db, payment_id);
  return {
    number: numberOf(receipt),
    issued_at,
    issuer: config.receipt_issuer,
    payer_name: fullName(receipt.payer, reader_language),
    payment_id,
    booking_id,
    session: { title, mentor_name, trader: receipt.trader, start, end, time_zone },
    currency,
    amount: major(receipt.captured),
    paid_at: receipt.paid_at ?? issued_at,
    card: card_brand !== null && card_last4 !== null ? { brand: card_brand, last4: card_last4 } : null,
    refunds: refunds.map(({ amount_minor, status, created_at, updated_at }) => ({
      amount: major(amount_minor),
      status: status === 'succeeded' ? 'succeeded' : 'pending',
      made_at: status === 'succeeded' ? updated_at : created_at,
    })),
    refunded: major(receipt.refunded),
    refund_pending: major(receipt.refund_pending),
    total: major(receipt.captured - receipt.refunded),
  };
}
