import { createContext } from 'react';

/** The nonce of the page's content security policy while the server renders it. A browser tells nobody, and needs none. */
export const PageNonceContext = createContext<string | undefined>(undefined);
