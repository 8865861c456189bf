import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** A key and a certificate for localhost that no authority has signed, as PEM. */
export async function selfSigned(days: number): Promise<{ key: string; cert: string }> {
  const { folder, remove } = await temporaryFolder();
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', String(days), '-subj', '/CN=localhost'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  await remove();
  return pair;
}

/**
 * A server whose certificate no authority has signed; it answers 204 to everything.
 * @param days for how long the certificate is valid.
 */
export async function selfSignedServer(days: number): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(await selfSigned(days), (_, response) => {
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
