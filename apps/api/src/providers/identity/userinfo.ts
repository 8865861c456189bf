import { AppError } from '../../core/app-error.ts';
import { IDENTITY_TIMEOUT_MS } from './discover-issuer.ts';

/** What the endpoint says of the person, or why it says nothing. */
export type Userinfo = { payload: Record<string, unknown> } | { refused: string };

/**
 * Asks the userinfo endpoint (OpenID Connect Core 1.0, 5.3) who a token is of. An endpoint that refuses the token, as one
 * does whose tokens are for this API alone, is an answer too.
 * @throws AppError UNAVAILABLE when it does not answer, or fails.
 */
export async function askUserinfo(endpoint: string, token: string): Promise<Userinfo> {
  try {
    const response = await fetch(endpoint, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(IDENTITY_TIMEOUT_MS),
    });
    if (response.status >= 500 || response.status === 429) {
      throw new Error(`${endpoint} answered ${response.status}`);
    }
    const type = response.headers.get('content-type') ?? 'no type';
    if (!response.ok || !type.includes('json')) {
      return { refused: `the userinfo endpoint answered ${response.status} with ${type}` };
    }
    return { payload: (await response.json()) as Record<string, unknown> };
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { cause });
  }
}
