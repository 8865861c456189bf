import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { Replied } from '../../http/handlers.ts';
import { readReadiness } from './readiness.ts';

/** Health, readiness, and what a client has to know before anybody signs in. */
export function systemHandlers(context: Context): HandlersOf<'getHealth' | 'getReadiness' | 'getConfig'> {
  const { config, mail, payments } = context;
  return {
    getHealth: () => Promise.resolve({ status: 'ok' }),
    getReadiness: async () => {
      const readiness = await readReadiness(context);
      return new Replied(readiness.status === 'ready' ? 200 : 503, readiness);
    },
    getConfig: () =>
      Promise.resolve({
        oidc: { issuer: config.oidc.issuer, audience: config.oidc.audience, client_id: config.oidc.client_id },
        features: {
          mailbox: mail.kind === 'mailbox',
          payments: payments.takes_payments,
          demo_accounts: config.oidc.embedded && config.seed_demo,
        },
      }),
  };
}
