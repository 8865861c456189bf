import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { emailAddress, optional, requiredLine, requiredTitle, text, title } from './primitives.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';

/** The seller, where a mentor acts as a trader: the facts that the law requires (Digital Services Act, article 30(7)). */
export const Trader = z
  .object({
    name: z.string(),
    address: z.string(),
    /** Null for traders from before this field was required, like `phone`. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    register_number: z.string().nullable(),
    vat_number: z.string().nullable(),
    /** Whether they have confirmed that what they offer complies with EU law. */
    is_certified: z.boolean(),
  })
  .meta({ id: 'Trader' });
export type Trader = z.infer<typeof Trader>;

/** Digits with common separators: `+31 (0)15 278-9111`. */
const PHONE = /^\+?[\d\s()./-]{5,}$/;

/** Sending it confirms that what is offered complies with EU law. */
export const TraderDetails = z
  .strictObject({
    name: requiredTitle(words.trader_name_required, undefined, LIMITS.trader_name_max),
    address: text(LIMITS.trader_address_max).min(1, words.trader_address_required),
    email: emailAddress(LIMITS.address_max),
    phone: requiredLine(words.trader_phone_required, LIMITS.trader_phone_max).regex(PHONE, words.trader_phone_required),
    register_number: optional(title(LIMITS.trader_register_max)),
    vat_number: optional(title(LIMITS.trader_vat_max)),
  })
  .meta({ id: 'TraderDetails' });

/** A mentor's statement about trading: both fields together, or none. */
export const traderFields = { is_trader: z.boolean().optional(), trader: TraderDetails.nullish() };

interface SaysTrading {
  is_trader?: boolean | undefined;
  trader?: z.output<typeof TraderDetails> | null | undefined;
}

/** Refuses a trader without details, and details without a trader. */
export function refuseHalfTrader({ value, issues }: z.core.ParsePayload<SaysTrading>): void {
  const { is_trader, trader = null } = value;
  if ((is_trader === true) !== (trader !== null)) {
    const [path, message] = is_trader ? ['trader', words.trader_required] : ['is_trader', words.trader_unsaid];
    issues.push({ code: 'custom', input: value, path: [path], message });
  }
}
