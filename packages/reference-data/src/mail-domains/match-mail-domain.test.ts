import { describe, expect, test } from 'vitest';
import { loadUniversities } from '../load-universities.ts';
import { mailDomainsOf, readMailDomainFile } from './load-mail-domains.ts';
import { readMailbox } from './mailbox.ts';
import { canBeListed, matchMailDomain, suffixesOf, type ListedMailDomain } from './match-mail-domain.ts';

const [delft, cuny, baruch, other] = ['delft', 'cuny', 'baruch', 'other'];
const row = (domain: string, university_id: string, more: Partial<ListedMailDomain> = {}): ListedMailDomain => ({
  domain,
  university_id,
  trust: 'listed',
  is_parent: false,
  ...more,
});
const LISTED = [
  row('tudelft.nl', delft),
  row('cuny.edu', cuny, { is_parent: true }),
  row('baruch.cuny.edu', baruch),
  row('host.example', delft),
  row('host.example', other),
  row('abused.example', delft, { trust: 'flagged' }),
  row('blocked.example', delft, { trust: 'blocked' }),
  row('xn--mnchen-3ya.example', delft),
  // These can’t be listed; if they were, they would still prove nothing.
  row('edu.au', delft),
  row('nl', delft),
  row('delft.onmicrosoft.com', delft),
];

function match(address: string, university_id = delft) {
  const mailbox = readMailbox(address);
  if (mailbox === null) {
    return 'no address';
  }
  const suffixes = suffixesOf(mailbox.host);
  const among = LISTED.filter(({ domain }) => suffixes.includes(domain));
  const found = matchMailDomain(mailbox.host, university_id, among);
  return 'domain' in found ? `proves ${found.domain}` : found.document;
}

describe('[T-50] an address proves a university only at one of its domains', () => {
  test.each([
    ['mei@tudelft.nl', 'proves tudelft.nl'],
    ['mei@student.tudelft.nl', 'proves tudelft.nl'],
    ['MEI@TUDelft.NL', 'proves tudelft.nl'],
    ['mei+proof@tudelft.nl', 'proves tudelft.nl'],
    ['mei@München.example', 'proves xn--mnchen-3ya.example'],
    // Another domain that looks like it.
    ['mei@evil-tudelft.nl', 'unknown'],
    ['mei@tudelft.nl.evil.com', 'unknown'],
    ['mei@tudelft-nl.com', 'unknown'],
    ['mei@tudelftxnl', 'no address'],
    // A Cyrillic e, as it is and in ASCII.
    ['mei@tudеlft.nl', 'unknown'],
    ['mei@xn--tudlft-w4e.nl', 'unknown'],
    // No addresses that we write to.
    ['mei@tudelft.nl@evil.com', 'no address'],
    ['mei@tudelft.nl.', 'no address'],
    ['"mei@tudelft.nl"@evil.com', 'no address'],
    ['"mei"@tudelft.nl', 'no address'],
    ['mei(@evil.com)@tudelft.nl', 'no address'],
    ['mei@tudelft.nl(evil.com)', 'no address'],
    ['mei@(evil.com)tudelft.nl', 'no address'],
    ['mei@tudelft.nl\r\nBcc: all@tudelft.nl', 'no address'],
    ['mei@tudelft.nl\n', 'no address'],
    ['mei@evil.com\r\n@tudelft.nl', 'no address'],
    ['mei@tudelft.nl, x@evil.com', 'no address'],
    ['Mei <mei@tudelft.nl>', 'no address'],
    ['mei@evil.com%00.tudelft.nl', 'no address'],
    ['mei@evil.com/.tudelft.nl', 'no address'],
    ['mei@evil.com?.tudelft.nl', 'no address'],
    ['mei@evil.com:25.tudelft.nl', 'no address'],
    ['mei@[127.0.0.1]', 'no address'],
    ['mei@127.0.0.1', 'no address'],
    ['.mei@tudelft.nl', 'no address'],
    ['mei..x@tudelft.nl', 'no address'],
    ['@tudelft.nl', 'no address'],
    ['mei@', 'no address'],
    // No university's, even if they are listed.
    ['mei@edu.au', 'blocked'],
    ['mei@unsw.edu.au', 'unknown'],
    ['mei@anything.nl', 'unknown'],
    ['mei@delft.onmicrosoft.com', 'blocked'],
    ['mei@other.onmicrosoft.com', 'blocked'],
    ['mei@gmail.com', 'blocked'],
    // Listed, and not enough by itself.
    ['mei@host.example', 'shared'],
    ['mei@abused.example', 'flagged'],
    ['mei@below.abused.example', 'flagged'],
    ['mei@blocked.example', 'blocked'],
  ])('%j: %s', (address, outcome) => {
    expect(match(address)).toBe(outcome);
  });

  test('the address of a college proves the college, and not the university that it is part of', () => {
    expect(match('mei@baruch.cuny.edu', baruch)).toBe('proves baruch.cuny.edu');
    expect(match('mei@students.baruch.cuny.edu', baruch)).toBe('proves baruch.cuny.edu');
    expect(match('mei@baruch.cuny.edu', cuny)).toBe('other_university');
    expect(match('mei@cuny.edu', baruch)).toBe('other_university');
    expect(match('mei@cuny.edu', cuny)).toBe('proves cuny.edu');
    // It may be another college, which isn't listed.
    expect(match('mei@bmcc.cuny.edu', cuny)).toBe('parent');
  });
});

test('two ways of writing one mailbox are one, and dots make another', () => {
  const of = (address: string) => readMailbox(address)?.mailbox;
  expect(of('Mei+a@TUDelft.nl')).toBe('mei@tudelft.nl');
  expect(of('mei+b+c@tudelft.nl')).toBe('mei@tudelft.nl');
  expect(of('m.ei@tudelft.nl')).toBe('m.ei@tudelft.nl');
  expect(of('+mei@tudelft.nl')).toBe('+mei@tudelft.nl');
});

describe('[T-50] the mail domains of the reference data', () => {
  const rows = mailDomainsOf(loadUniversities(), readMailDomainFile());
  const of = (domain: string) => rows.filter((entry) => entry.domain === domain);

  test('are nearly ten thousand, each a domain that a university can have', () => {
    expect(new Set(rows.map(({ domain }) => domain)).size).toBeGreaterThan(9500);
    expect(rows.filter(({ domain }) => !canBeListed(domain))).toEqual([]);
    expect(of('tudelft.nl')).toEqual([expect.objectContaining({ trust: 'listed', flags: [], kind: 'any' })]);
  });

  test('are flagged where mailboxes are given to anyone, below that too, and where the domain is no university’s', () => {
    expect(of('brandeis.edu')).toEqual([expect.objectContaining({ trust: 'flagged', flags: ['abused'] })]);
    expect(of('dlut.edu.cn')).toEqual([expect.objectContaining({ trust: 'flagged', flags: ['stopped'] })]);
    const [abusedPart] = of('alu.frlp.utn.edu.ar');
    expect(abusedPart).toMatchObject({ trust: 'flagged', university_id: of('utn.edu.ar')[0]?.university_id });
    const flagged = rows.filter(({ trust }) => trust === 'flagged').length;
    expect(flagged).toBeGreaterThan(700);
    expect(flagged).toBeLessThan(rows.length / 8);
  });

  test('of one host that several universities have stand for each of them', () => {
    expect(of('most.gov.mm').length).toBe(30);
  });
});
