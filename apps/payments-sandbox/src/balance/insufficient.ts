import { StateRefusal } from '../http/api-error.ts';

/** https://docs.stripe.com/error-codes#balance-insufficient */
export const insufficient = (message: string) => new StateRefusal({ code: 'balance_insufficient', message });
