import type { FieldError, PayoutBank } from '@abroad/contract';
import { VALIDATION_MESSAGES as words } from '@abroad/contract';
import { isValidBIC, isValidIBAN } from 'ibantools';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { PayoutAccount } from './account.ts';

/** The bank account for payouts by hand. It has an IBAN, or a number with the SWIFT code of the bank. */
export interface BankDetails {
  holder: string;
  iban: string | null;
  account_number: string | null;
  swift: string | null;
}

const LAST = 4;
const ACCOUNT_NUMBER = /^[A-Z0-9]{6,34}$/;

/** As banks print them, with blanks and hyphens. */
const packed = (text: string | undefined) => (text ?? '').replaceAll(/[\s-]/g, '').toUpperCase();

function findProblems(bank: Pick<BankDetails, 'iban' | 'account_number' | 'swift'>): FieldError[] {
  if (bank.iban !== null) {
    return isValidIBAN(bank.iban) ? [] : [{ path: 'bank.iban', message: words.iban }];
  }
  if (bank.account_number === null) {
    return [{ path: 'bank.iban', message: words.bank_required }];
  }
  return [
    ...(ACCOUNT_NUMBER.test(bank.account_number)
      ? []
      : [{ path: 'bank.account_number', message: words.account_number }]),
    ...(bank.swift !== null && isValidBIC(bank.swift) ? [] : [{ path: 'bank.swift', message: words.swift }]),
  ];
}

/**
 * Reads what a mentor typed: ISO 13616 with its check digits, or ISO 9362.
 * @throws AppError VALIDATION_FAILED
 */
export function readBank({ holder, iban, account_number, swift }: PayoutBank): BankDetails {
  const [code, number, bic] = [packed(iban), packed(account_number), packed(swift)];
  const bank = {
    iban: code === '' ? null : code,
    account_number: code !== '' || number === '' ? null : number,
    swift: code !== '' || bic === '' ? null : bic,
  };
  const errors = findProblems(bank);
  if (errors.length > 0) {
    throw new AppError('VALIDATION_FAILED', { errors });
  }
  return { holder, ...bank };
}

/** Binds the sealed details to their account: they can't be opened in another one. */
const sealContext = (user_id: string) => `payout_account.bank_details:${user_id}`;

/** The columns of an account that is paid by hand. */
export function bankColumns({ sealer }: Pick<Context, 'sealer'>, user_id: string, bank: BankDetails) {
  const { bytes, key_id } = sealer.seal(JSON.stringify(bank), sealContext(user_id));
  const number = bank.iban ?? bank.account_number ?? '';
  return {
    bank_details: bytes,
    bank_details_key_id: key_id,
    bank_last4: number.slice(-LAST),
    bank_fingerprint: sealer.fingerprint(`${number} ${bank.swift ?? ''}`, 'bank account').toString('hex'),
  };
}

/** Returns the bank details of an account for payouts by hand; null for other accounts. */
export function openBank(
  { sealer }: Pick<Context, 'sealer'>,
  { user_id, bank_details, bank_details_key_id }: PayoutAccount,
): BankDetails | null {
  if (bank_details === null || bank_details_key_id === null) {
    return null;
  }
  return JSON.parse(
    sealer.open({ bytes: bank_details, key_id: bank_details_key_id }, sealContext(user_id)),
  ) as BankDetails;
}

const BATCH = 500;

/** Seals bank details with the current key, so that an older key can be removed. */
export async function resealBanks(context: Pick<Context, 'db' | 'sealer'>): Promise<void> {
  const accounts = await context.db
    .selectFrom('payout_account')
    .selectAll()
    .where('bank_details_key_id', '<>', context.sealer.key_id)
    .limit(BATCH)
    .execute();
  for (const account of accounts) {
    const bank = openBank(context, account);
    if (bank !== null) {
      await context.db
        .updateTable('payout_account')
        .set(bankColumns(context, account.user_id, bank))
        .where('user_id', '=', account.user_id)
        // Details that changed meanwhile use the current key already.
        .where('bank_details_key_id', '=', account.bank_details_key_id)
        .execute();
    }
  }
}
