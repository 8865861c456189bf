import { expect, test } from 'vitest';
import { domainOf } from './domain.ts';

test.each([
  ['http://www.tum.de/', 'tum.de'],
  ['https://WWW2.Example.AC.uk:8080/about?x=1', 'example.ac.uk'],
  ['fho.edu.br', 'fho.edu.br'],
  [' www.ox.ac.uk ', 'ox.ac.uk'],
  ['http://www.münchen.example/', 'xn--mnchen-3ya.example'],
])('takes the domain from %s', (address, domain) => {
  expect(domainOf(address)).toBe(domain);
});

test.each([
  '',
  'localhost',
  'http://127.0.0.1/',
  'ftp://example.org',
  'not a domain',
  'http://-bad.example',
  'mailto:a@b.org',
])('finds none in "%s"', (address) => {
  expect(domainOf(address)).toBeNull();
});
