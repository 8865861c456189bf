import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]));

test('lets nothing run that the page did not name by its nonce', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc', issuer: 'https://id.example/tenant', development: false });
  const directives = directivesOf(policy);
  expect(directives.get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
  expect(directives.get('style-src')).toEqual(["'self'", "'nonce-abc'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('connect-src')).toEqual(["'self'", 'https://id.example']);
  expect(directives.get('form-action')).toEqual(["'self'", 'https://id.example']);
  const withInlineStyles = [...directives].filter(([, sources]) => sources.includes("'unsafe-inline'"));
  expect(withInlineStyles.map(([name]) => name)).toEqual(['style-src-attr']);
  expect(policy).not.toContain('unsafe-eval');
});

test('allows what Vite needs in development alone', () => {
  const settings = { nonce: 'abc', issuer: 'https://id.example' };
  const developing = directivesOf(contentSecurityPolicy({ ...settings, development: true }));
  expect(developing.get('worker-src')).toEqual(["'self'", 'blob:']);
  expect(developing.get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
  expect(directivesOf(contentSecurityPolicy({ ...settings, development: false })).has('worker-src')).toBe(false);
});
