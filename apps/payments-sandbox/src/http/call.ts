import type { PoolClient } from 'pg';
import type { Sandbox } from '../sandbox.ts';

/** A request of the API, inside its transaction. */
export interface Call {
  sandbox: Sandbox;
  db: PoolClient;
  /** The id in the address; empty where there is none. */
  id: string;
  /** Of a form, `Params`; of `/v2/…`, what its JSON says. */
  params: unknown;
  /** Of whom the call is made, by the header `Stripe-Account`; null: of the platform. */
  account: string | null;
}

export interface Reply {
  status: number;
  body: unknown;
}
