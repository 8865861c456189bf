import { createContext } from 'react-router';

/** The loaders' access to the API: in process, with the visitor's own cookies and address. */
export interface ApiAccess {
  fetch: typeof fetch;
}

/** The nonce of this answer's content security policy. */
export const nonceContext = createContext('');

export const apiContext = createContext<ApiAccess>();

/** Receives the pattern of the requested page: metrics and traces name pages by it, never by their URL. */
export const patternContext = createContext<(pattern: string) => void>(() => undefined);

/** Receives an error of rendering a page, for the log, which knows the request. */
export const problemContext = createContext<(error: unknown) => void>((error) => console.error(error));
