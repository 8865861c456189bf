import { createContext } from 'react';

/** The nonce of the page's content security policy while the server renders it. A browser hides it, and doesn't need it. */
export const PageNonceContext = createContext<string | undefined>(undefined);
