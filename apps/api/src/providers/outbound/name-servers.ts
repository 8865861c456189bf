import { lookup as systemLookup, Resolver, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { setTimeout as sleep } from 'node:timers/promises';

/** `dns.lookup` of all addresses of a name. */
export type LookupAll = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Each name server is asked twice, for a second. */
const TIMEOUT_MS = 1000;
const TRIES = 2;
/** No server can be asked, as in a container without a network. The system may know names all the same. */
const NOBODY_THERE: ReadonlySet<string | undefined> = new Set(['ECONNREFUSED', 'EREFUSED']);
/** The longest wait for an IPv6 address once there is an IPv4 address. */
const GRACE_MS = 300;

type Found = { addresses: LookupAddress[]; code: string | undefined };
const NOTHING: Found = { addresses: [], code: undefined };

/**
 * A look-up that asks the name servers itself. The system's own (`getaddrinfo`) keeps one of Node's four threads for as long
 * as a dead name server is silent, and with some such names no file could be read any more.
 * @param knows_local names that only the system knows count too (its hosts file).
 */
export function nameServerLookup(knows_local: boolean, servers?: readonly string[]): LookupAll {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers !== undefined) {
    resolver.setServers(servers);
  }

  const ask = (hostname: string, family: 4 | 6) =>
    new Promise<Found>((resolve) => {
      const done = (error: NodeJS.ErrnoException | null, found: string[] = []) =>
        resolve({ addresses: found.map((address) => ({ address, family })), code: error?.code });
      // It throws for a name that can't be asked for, and answers for others.
      try {
        resolver[family === 4 ? 'resolve4' : 'resolve6'](hostname, done);
      } catch {
        resolve({ addresses: [], code: 'EBADNAME' });
      }
    });

  async function askBoth(hostname: string): Promise<readonly [Found, Found]> {
    const six = ask(hostname, 6);
    const four = await ask(hostname, 4);
    // Some name servers are silent about IPv6.
    const rest = four.addresses.length === 0 ? six : Promise.race([six, sleep(GRACE_MS, NOTHING, { ref: false })]);
    return [four, await rest];
  }

  return (hostname, options, done) => {
    if (!hostname.includes('.') || hostname.endsWith('.localhost')) {
      systemLookup(hostname, options, done);
      return;
    }
    void askBoth(hostname).then((both) => {
      const addresses = both.flatMap((one) => one.addresses);
      if (addresses.length > 0) {
        done(null, addresses);
      } else if (knows_local || both.every(({ code }) => NOBODY_THERE.has(code))) {
        systemLookup(hostname, options, done);
      } else {
        done(Object.assign(new Error(`no address: ${hostname}`), { code: both[0].code ?? 'ENOTFOUND' }), []);
      }
    });
  };
}
