import type { MentorProfile } from '@abroad/contract/profiles';
import { z } from 'zod';

const words = z.string().catch('');

/** A mentor's answers about trading, as the fields hold them; `''` for no answer. */
export const TradingDraft = z.object({
  trading: z.enum(['', 'private', 'business']).catch(''),
  trader: z
    .object({ name: words, address: words, email: words, phone: words, register_number: words, vat_number: words })
    .catch({
      name: '',
      address: '',
      email: '',
      phone: '',
      register_number: '',
      vat_number: '',
    }),
});
export type TradingDraft = z.infer<typeof TradingDraft>;

/** The same as the contract wants it; fields without an answer are left out. */
export function toTrading({ trading, trader }: TradingDraft) {
  if (trading === '') {
    return {};
  }
  return trading === 'business' ? { is_trader: true, trader } : { is_trader: false };
}

/** Returns the earlier answers, to be edited. */
export function tradingOf({ is_trader, trader }: Pick<MentorProfile, 'is_trader' | 'trader'>): TradingDraft {
  return {
    trading: is_trader === null ? '' : is_trader ? 'business' : 'private',
    trader: {
      name: trader?.name ?? '',
      address: trader?.address ?? '',
      email: trader?.email ?? '',
      phone: trader?.phone ?? '',
      register_number: trader?.register_number ?? '',
      vat_number: trader?.vat_number ?? '',
    },
  };
}
