import { AppError } from './core/app-error.ts';
import type { OutcomeOf, Tallies } from './core/tallies.ts';
import type { TokenVerifier } from './providers/identity/port.ts';
import { MailRefused, type MailTransport } from './providers/mail/port.ts';
import { PaymentError, type PaymentProvider } from './providers/payments/port.ts';
import { PayoutError, type PayoutProvider, type PayoutProviders } from './providers/payouts/port.ts';

interface Providers {
  tallies: Tallies;
  mail: MailTransport;
  payments: PaymentProvider;
  payouts: PayoutProviders;
  tokens: TokenVerifier;
}

/** A port whose calls are reported as they end. A call that answers without a promise made no request. */
function heard<T extends object>(port: T, ended: (call: string, error: unknown) => void): T {
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function' || typeof key !== 'string') return member;
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, given);
        if (answer instanceof Promise) {
          answer.then(
            () => ended(key, null),
            (error: unknown) => ended(key, error),
          );
        }
        return answer;
      };
    },
  });
}

function outcomeOfMail(error: unknown): OutcomeOf<'mails'> {
  if (error === null) return 'sent';
  return error instanceof MailRefused ? 'refused' : 'unsent';
}

function outcomeOfPayment(error: unknown): OutcomeOf<'payment_calls'> {
  if (error === null) return 'answered';
  return error instanceof PaymentError && error.reason === 'refused' ? 'refused' : 'unreachable';
}

function outcomeOfPayout(error: unknown): OutcomeOf<'payout_calls'> {
  if (error === null) return 'answered';
  return error instanceof PayoutError && error.reason === 'refused' ? 'refused' : 'unreachable';
}

function outcomeOfToken(error: unknown): OutcomeOf<'tokens'> {
  if (error === null) return 'accepted';
  const code = error instanceof AppError ? error.code : null;
  if (code === 'TOKEN_EXPIRED') return 'expired';
  return code === 'TOKEN_INVALID' ? 'invalid' : 'unverifiable';
}

/** The same context, which counts how its mails, its payment provider's answers and the tokens of its callers end. */
export function countProviders<T extends Providers>(context: T): T {
  const { tallies } = context;
  const heardPayouts = (provider: PayoutProvider) =>
    heard(provider, (call, error) => {
      if (call !== 'readEvent') tallies.count('payout_calls', outcomeOfPayout(error));
    });
  return {
    ...context,
    mail: heard(context.mail, (call, error) => {
      if (call === 'send') tallies.count('mails', outcomeOfMail(error));
    }),
    payments: heard(context.payments, (call, error) => {
      if (call !== 'readEvent') tallies.count('payment_calls', outcomeOfPayment(error));
    }),
    // Only these two make requests.
    payouts: {
      ...context.payouts,
      sandbox: heardPayouts(context.payouts.sandbox),
      stripe_connect: heardPayouts(context.payouts.stripe_connect),
    },
    tokens: heard(context.tokens, (call, error) => {
      if (call === 'verify') tallies.count('tokens', outcomeOfToken(error));
    }),
  };
}
