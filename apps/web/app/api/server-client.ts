import { createClient, type Client } from '@abroad/contract/client';
import type { RouterContextProvider } from 'react-router';
import { apiContext } from '../lib/request-context.ts';

/** All loaders of a page share one: it has some two hundred calls. */
const clients = new WeakMap<object, Client>();

/** The API for loaders: in process, as the visitor who asked for the page. It has no token, so it only sees public data. */
export function serverClient(context: Readonly<RouterContextProvider>): Client {
  const visit = context.get(apiContext);
  // A base is needed to make a URL; it never reaches the network.
  const client = clients.get(visit) ?? createClient({ base_url: 'http://api.internal', fetch: visit.fetch });
  clients.set(visit, client);
  return client;
}
