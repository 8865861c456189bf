import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import type { IdentityConfig } from '../config.ts';
import type { View } from '../pages/view.ts';

/** The parts of the running provider. */
export type Identity = {
  config: IdentityConfig;
  pool: Pool;
  provider: Provider;
};

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** One request for a page of one open interaction, which is one authorization request of a client. */
export type Exchange = {
  identity: Identity;
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  view: View;
  uid: string;
  /** The parameters of the client's authorization request. */
  params: Record<string, unknown>;
  interaction: Interaction;
};
