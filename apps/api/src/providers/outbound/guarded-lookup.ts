import type { LookupFunction } from 'node:net';
import { classifyAddress } from '../../core/address-class.ts';
import { OutboundError } from './outbound-error.ts';
import { type LookupAll, nameServerLookup } from './name-servers.ts';

/** Whether a connection to an IP address may be made. */
export function mayConnect(address: string, allowsPrivate: boolean): boolean {
  const kind = classifyAddress(address);
  return kind === 'public' || (kind === 'private' && allowsPrivate);
}

/**
 * A look-up for `net.connect` that refuses names with a forbidden address among theirs. It is asked at each connection and
 * the connection goes to what it answers, so that a name that changes its mind afterwards gains nothing (DNS rebinding).
 */
export function guardedLookup(
  allowsPrivate: boolean,
  lookup: LookupAll = nameServerLookup(allowsPrivate),
): LookupFunction {
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
