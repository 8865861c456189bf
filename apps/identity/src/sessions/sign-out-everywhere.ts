import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import type { Identity } from '../interaction/exchange.ts';
import { loadSigningKeys, SIGNING_ALGORITHM } from '../keys/signing-keys.ts';
import { API_AUDIENCE } from '../provider/audience.ts';
import { endSessions } from './end-sessions.ts';

/** Named in the discovery document as `sign_out_everywhere_endpoint`. */
export const SIGN_OUT_EVERYWHERE_PATH = '/sign-out-everywhere';

async function readSubject({ pool, config }: Identity, req: IncomingMessage): Promise<string | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(req.headers.authorization ?? '')?.[1];
  if (token === undefined) {
    return null;
  }
  const publicKeys = (await loadSigningKeys(pool)).map(({ d: _private, ...key }) => key);
  const keys = createLocalJWKSet({ keys: publicKeys } as JSONWebKeySet);
  return jwtVerify(token, keys, {
    issuer: config.issuer,
    audience: API_AUDIENCE,
    algorithms: [SIGNING_ALGORITHM],
    typ: 'at+jwt',
  }).then(
    ({ payload }) => payload.sub ?? null,
    () => null,
  );
}

/**
 * Ends every session and refresh token of the user whose valid access token is sent: 204, or 401.
 * Only pages of the web application may send it from a browser.
 */
export async function serveSignOutEverywhere(
  identity: Identity,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const headers = {
    'Access-Control-Allow-Origin': identity.config.web_origin,
    'Access-Control-Allow-Headers': 'authorization',
    'Access-Control-Allow-Methods': 'POST',
    'Cache-Control': 'no-store',
    Vary: 'Origin',
  };
  if (req.method === 'OPTIONS') {
    res.writeHead(204, headers).end();
    return;
  }
  if (req.method !== 'POST') {
    res.writeHead(405, { ...headers, Allow: 'POST' }).end();
    return;
  }
  const subject = await readSubject(identity, req);
  if (subject === null) {
    res.writeHead(401, { ...headers, 'WWW-Authenticate': 'Bearer error="invalid_token"' }).end();
    return;
  }
  await endSessions(identity.pool, subject);
  res.writeHead(204, headers).end();
}
