import { makeClient, type CallFacts, type ClientOptions } from './make-client.ts';

export { ApiFailure } from '@abroad/contract/api-failure';

/** The facts about each call. The build puts it here from the contract, so that the package has no schemas. */
declare const CALLS: Readonly<Record<string, CallFacts>>;

/** Makes a client of an instance. Its types are in the `index.d.ts` that is built with it. */
export const createClient = (options: ClientOptions) => makeClient(CALLS, options);
