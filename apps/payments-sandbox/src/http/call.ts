import type { PoolClient } from 'pg';
import type { Sandbox } from '../sandbox.ts';
import type { Params } from './params.ts';

/** A request of the API, inside its transaction. */
export interface Call {
  sandbox: Sandbox;
  db: PoolClient;
  /** The id in the address; empty where there is none. */
  id: string;
  params: Params;
}

export interface Reply {
  status: number;
  body: unknown;
}
