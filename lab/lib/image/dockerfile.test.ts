import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listOf, pairsOf, readInstructions } from './dockerfile.ts';

test('[T-420] a Dockerfile is read as Docker reads it: continued lines, flags, comments', () => {
  const text = '# One\nFROM debian AS build\nRUN a \\\n  && b\n\n# Two\nCOPY --from=build /app /app\nENV A=1 B=x=y\n';
  expect(readInstructions(text)).toEqual([
    { name: 'FROM', flags: {}, rest: 'debian AS build' },
    { name: 'RUN', flags: {}, rest: 'a    && b' },
    { name: 'COPY', flags: { from: 'build' }, rest: '/app /app' },
    { name: 'ENV', flags: {}, rest: 'A=1 B=x=y' },
  ]);
  expect(pairsOf('A=1 B=x=y')).toEqual([
    ['A', '1'],
    ['B', 'x=y'],
  ]);
  expect(listOf('CMD ["node", "-e"]')).toEqual(['node', '-e']);
});

test('[T-420] the image runs as a user of its own, says how it is asked for its health, and has no secrets', () => {
  const dockerfile = readInstructions(readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8'));
  const last = dockerfile.slice(dockerfile.findLastIndex(({ name }) => name === 'FROM'));
  const of = (name: string) => last.filter((instruction) => instruction.name === name).map(({ rest }) => rest);
  expect(of('USER')).toEqual(['10001']);
  expect(of('HEALTHCHECK')).toHaveLength(1);
  expect(listOf(of('ENTRYPOINT')[0] ?? '')).toEqual(['node']);
  expect(dockerfile.filter(({ name }) => name === 'ARG' || name === 'ADD')).toEqual([]);
});
