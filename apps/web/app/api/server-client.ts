import { createClient, type Client } from '@abroad/contract/client';
import type { RouterContextProvider } from 'react-router';
import { apiContext } from '../lib/request-context.ts';

/** The API for loaders: in process, as the visitor who asked for the page. It has no token, so it only sees public data. */
export function serverClient(context: Readonly<RouterContextProvider>): Client {
  const { fetch } = context.get(apiContext);
  // A base is needed to make a URL; it never reaches the network.
  return createClient({ base_url: 'http://api.internal', fetch });
}
