import { createContext } from 'react-router';

/** How loaders reach the API: in process, with the visitor's own cookies and address. */
export interface ApiAccess {
  fetch: typeof fetch;
}

/** The nonce of this answer's content security policy. */
export const nonceContext = createContext('');

export const apiContext = createContext<ApiAccess>();

/** Told the pattern of the page that was asked for: metrics and traces know pages by it, and never by their address. */
export const patternContext = createContext<(pattern: string) => void>(() => undefined);

/** Told what went wrong while a page was made, for the log, which knows the request. */
export const problemContext = createContext<(error: unknown) => void>((error) => console.error(error));
