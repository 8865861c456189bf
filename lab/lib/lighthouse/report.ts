import type { Scores } from './open-lighthouse.ts';

const GOALS = { performance: 98, others: 100, lcp: 1800, tbt: 150, cls: 0.02 };

export const HEAD = [
  'page',
  'performance',
  'accessibility',
  'practices',
  'SEO',
  'first paint',
  'LCP',
  'TBT',
  'CLS',
  'transferred',
];

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** A page's row in the table. */
export function rowOf(name: string, scores: Scores): string[] {
  const { performance, accessibility, best_practices, seo, fcp, lcp, tbt, cls, bytes } = scores;
  return [
    name,
    ...[performance, accessibility, best_practices, seo].map(String),
    ...[fcp, lcp].map(seconds),
    `${tbt.toFixed(0)} ms`,
    cls.toFixed(3),
    `${(bytes / 1000).toFixed(0)} kB`,
  ];
}

export const isWithinGoals = ({ performance, accessibility, best_practices, seo, lcp, tbt, cls }: Scores): boolean =>
  performance >= GOALS.performance &&
  Math.min(accessibility, best_practices, seo) >= GOALS.others &&
  lcp <= GOALS.lcp &&
  tbt <= GOALS.tbt &&
  cls <= GOALS.cls;
