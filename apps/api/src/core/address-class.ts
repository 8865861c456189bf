import { BlockList, isIP } from 'node:net';

type Prefix = readonly [network: string, bits: number];

/** RFC 6890 and its successors in the registry of IANA: the addresses of private networks. */
const PRIVATE_V4: readonly Prefix[] = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
];
/** Never an address of a calendar: metadata of clouds, link-local, documentation, benchmarks, multicast, reserved. */
const NEVER_V4: readonly Prefix[] = [
  ['0.0.0.0', 8],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const PRIVATE_V6: readonly Prefix[] = [
  ['::1', 128],
  ['fc00::', 7],
];
/** Inside the global unicast block all the same: Teredo and other protocols (2001::/23), documentation, 6to4; and AWS's metadata. */
const NEVER_V6: readonly Prefix[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fd00:ec2::254', 128],
];
const GLOBAL_V6: Prefix = ['2000::', 3];
/** RFC 6052: an IPv4 address behind a translator; as public as the address in it. */
const NAT64 = '64:ff9b::';

function listOf(v4: readonly Prefix[], v6: readonly Prefix[]): { v4: BlockList; v6: BlockList } {
  const lists = { v4: new BlockList(), v6: new BlockList() };
  for (const [network, bits] of v4) {
    lists.v4.addSubnet(network, bits, 'ipv4');
    lists.v6.addSubnet(`${NAT64}${network}`, 96 + bits, 'ipv6');
  }
  for (const [network, bits] of v6) {
    lists.v6.addSubnet(network, bits, 'ipv6');
  }
  return lists;
}

const NEVER = listOf(NEVER_V4, NEVER_V6);
const PRIVATE = listOf(PRIVATE_V4, PRIVATE_V6);
const ROUTED_V6 = new BlockList();
ROUTED_V6.addSubnet(...GLOBAL_V6, 'ipv6');
ROUTED_V6.addSubnet(NAT64, 96, 'ipv6');

/**
 * Classifies an IP address. `never` also covers every form of IPv6 that hides an IPv4 address (mapped,
 * compatible, 6to4, Teredo), except NAT64, where the inner address decides.
 */
export function classifyAddress(address: string): 'public' | 'private' | 'never' {
  const family = isIP(address);
  if (family === 4) {
    return NEVER.v4.check(address) ? 'never' : PRIVATE.v4.check(address) ? 'private' : 'public';
  }
  if (family !== 6 || address.includes('%') || NEVER.v6.check(address, 'ipv6')) {
    return 'never';
  }
  if (PRIVATE.v6.check(address, 'ipv6')) {
    return 'private';
  }
  return ROUTED_V6.check(address, 'ipv6') ? 'public' : 'never';
}
