import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { getReceipt } from './get-receipt.ts';

type Deps = Pick<Context, 'db' | 'config'>;

/** Receipts of payments. */
function receiptHandlers(context: Deps) {
  return {
    getReceipt: ({ actor, params }) => getReceipt(context, actor, params.payment_id),
  } satisfies Partial<Handlers>;
}

export const receiptsFeature = { name: 'receipts', handlers: receiptHandlers } satisfies Feature;
