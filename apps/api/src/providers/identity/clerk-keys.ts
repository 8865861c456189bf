import { createRemoteJWKSet, decodeProtectedHeader, exportSPKI, type JWSHeaderParameters } from 'jose';

const TIMEOUT_MS = 3000;
/** At most one fetch a minute for unknown key ids. Clerk's own reader would fetch for each of them. */
const COOLDOWN_MS = 60_000;

type FindPem = (token: string) => Promise<string>;

/**
 * The PEM of the key that a session token names, from the keys that Clerk publishes, fetched when the first token comes.
 * @throws errors of jose: no such key, no answer.
 */
function publishedPems(frontendApi: string): FindPem {
  const keys = createRemoteJWKSet(new URL(`${frontendApi}/.well-known/jwks.json`), {
    timeoutDuration: TIMEOUT_MS,
    cooldownDuration: COOLDOWN_MS,
  });
  const pems = new Map<string, string>();
  return async (token) => {
    const header = decodeProtectedHeader(token) as JWSHeaderParameters;
    // The set is asked each time, so that a withdrawn key no longer counts once the set is read again.
    const key = await keys(header, { payload: '', signature: '' });
    const id = String(header.kid);
    const pem = pems.get(id) ?? (await exportSPKI(key));
    pems.set(id, pem);
    return pem;
  };
}

/** Where the key of a token comes from: the configured PEM, or what the instance publishes. */
export const clerkPems = (jwtKey: string | null, frontendApi: string): FindPem =>
  jwtKey === null ? publishedPems(frontendApi) : () => Promise.resolve(jwtKey);
