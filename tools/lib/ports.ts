import { randomInt } from 'node:crypto';
import net from 'node:net';

function tryToListen(port: number, host: string): Promise<number | NodeJS.ErrnoException> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address() as net.AddressInfo;
      server.close(() => resolve(address.port));
    });
  });
}

/** Why a port isn't free, on this machine's addresses: an error code such as EADDRINUSE, or null if it is free. */
export async function portProblem(port: number): Promise<string | null> {
  for (const host of ['0.0.0.0', '127.0.0.1', '::1']) {
    const answer = await tryToListen(port, host);
    if (typeof answer === 'number') continue;
    // Machines without IPv6 are fine.
    if (answer.code === 'EADDRNOTAVAIL' || answer.code === 'EAFNOSUPPORT') continue;
    return answer.code ?? answer.message;
  }
  return null;
}

/** Below the ports that a system assigns automatically: on Linux from 32768, otherwise from 49152 (RFC 6335, section 6). */
const ASKED_FOR_BY_NUMBER = [20_000, 32_000] as const;

/** A free port outside the range that the system assigns, so that it is still free when it is needed later or again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...ASKED_FOR_BY_NUMBER);
    if ((await portProblem(port)) === null) return port;
  }
}

const AFTER_THE_FIRST = [1, 2];

/** A free port whose next two are free as well, for an instance, its identity provider and its payments sandbox. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const problems = await Promise.all(AFTER_THE_FIRST.map((offset) => portProblem(port + offset)));
    if (problems.every((problem) => problem === null)) return port;
  }
}
