import { readFoldCookie } from './read-fold.ts';

/**
 * Whether the map is to be unfolded: as the reader left it, and else folded on a phone that says that it is one
 * (`Sec-CH-UA-Mobile`). Null where the width of the window decides.
 */
export function readFold({ headers }: Pick<Request, 'headers'>): boolean | null {
  return readFoldCookie(headers.get('cookie')) ?? (headers.get('sec-ch-ua-mobile') === '?1' ? false : null);
}
