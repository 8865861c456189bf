import { lookup as systemLookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { classifyAddress } from './address-class.ts';
import { OutboundError } from './outbound-error.ts';

/** `dns.lookup` of all addresses of a name. */
export type LookupAll = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Whether a connection to an IP address may be made. */
export function mayConnect(address: string, allowsPrivate: boolean): boolean {
  const kind = classifyAddress(address);
  return kind === 'public' || (kind === 'private' && allowsPrivate);
}

/**
 * A look-up for `net.connect` that refuses names with a forbidden address among theirs. It is asked at each connection and
 * the connection goes to what it answers, so that a name that changes its mind afterwards gains nothing (DNS rebinding).
 */
export function guardedLookup(allowsPrivate: boolean, lookup: LookupAll = systemLookup): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        done(error, []);
        return;
      }
      const forbidden = addresses.find(({ address }) => !mayConnect(address, allowsPrivate));
      const [first] = addresses;
      if (forbidden !== undefined || first === undefined) {
        done(new OutboundError('forbidden_address', `${hostname} is ${forbidden?.address ?? 'nowhere'}`), []);
      } else if (options.all) {
        done(null, addresses);
      } else {
        done(null, first.address, first.family);
      }
    });
  };
}
