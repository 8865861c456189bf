import { loadUniversities } from '@abroad/reference-data/load-universities';
import { expect, test } from 'vitest';
import { type Chunk, type Order, TURNS } from './chunk.ts';
import { createChunks } from './make-chunks.ts';

const order: Order = {
  seed: 3,
  first: 2400,
  end: 5100,
  universities: loadUniversities(),
  taken: ['linh-tran'],
  terms_version: '1',
  now: Date.UTC(2026, 10, 1),
};

function all(next: () => Chunk | null): Chunk[] {
  const chunks: Chunk[] = [];
  for (let chunk = next(); chunk !== null; chunk = next()) chunks.push(chunk);
  return chunks;
}

test('threads in turn make the same people as one alone, with slugs of their own', () => {
  const alone = all(createChunks(order));
  const turns = Array.from({ length: TURNS }, (_, turn) => all(createChunks(order, turn)));
  expect(alone.map((chunk) => chunk.mentors)).toEqual([100, 2500, 100]);
  const together = alone.map((_, nth) => turns[nth % TURNS]?.[Math.floor(nth / TURNS)]);
  alone.forEach((chunk, nth) => {
    for (const table of ['authenticated_user', 'mentor_profile', 'event_type'] as const) {
      expect(Buffer.compare(chunk.rows[table], together[nth]?.rows[table] ?? Buffer.alloc(0))).toBe(0);
    }
  });
  const text = alone.map((chunk) => Buffer.from(chunk.rows.authenticated_user).toString('latin1')).join('');
  const slugs = Array.from(text.matchAll(/([a-z0-9-]+)@mentors\.example/g), ([, slug]) => slug);
  expect(slugs.length).toBe(order.end - order.first);
  expect(new Set(slugs).size).toBe(slugs.length);
}, 30_000);
