import { describe, expect, test } from 'vitest';
import { classifyAddress } from './address-class.ts';

const KINDS = {
  public: ['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1', '64:ff9b::808:808'],
  private: [
    '127.0.0.1',
    '127.255.0.9',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '::1',
    'fd12::1',
    '64:ff9b::a00:1',
  ],
  never: [
    '0.0.0.0',
    '169.254.169.254',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.2.7',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'fe80::1',
    'fe80::1%lo',
    'fec0::1',
    'ff02::1',
    'fd00:ec2::254',
    '4000::1',
    'example.org',
    '',
  ],
} as const;

describe('an IP address', () => {
  test.each(Object.entries(KINDS))('attack 14: is %s', (kind, addresses) => {
    expect(addresses.filter((address) => classifyAddress(address) !== kind)).toEqual([]);
  });
});
