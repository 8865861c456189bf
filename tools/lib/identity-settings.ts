/** An instance's settings for its OpenID issuer. */
export type IdentitySettings = { issuer: string; audience: string; client_id: string };

/**
 * Asks an instance for its identity provider.
 * @param origin of the instance: `http://localhost:3000`
 * @throws Error with one line about the missing part
 */
export async function readIdentitySettings(origin: string): Promise<IdentitySettings> {
  const address = `${origin}/api/config.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (response === null) {
    throw new Error(`nothing answers on port ${new URL(origin).port}: start the instance with npm start, or set PORT`);
  }
  const settings = response.ok ? ((await response.json()) as { identity?: Partial<IdentitySettings> }) : {};
  const { issuer, audience, client_id } = settings.identity ?? {};
  if (issuer === undefined || audience === undefined || client_id === undefined) {
    throw new Error(`${address} names no OpenID issuer (status ${response.status})`);
  }
  return { issuer, audience, client_id };
}
