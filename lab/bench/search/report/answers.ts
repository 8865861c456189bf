import { table } from '../../lib/table.ts';
import type { Agreement } from '../measuring/compare-answers.ts';

const count = (value: number) => value.toLocaleString('en');

function cell({ asked, same_totals, sums: [own, first], estimates, same_pages }: Agreement): string {
  const parts = [
    same_totals === asked ? `${asked} totals` : `${same_totals} of ${asked} totals (${count(own)} for ${count(first)})`,
    ...(estimates > 0 ? [`${estimates} estimated`] : []),
    ...(same_pages === null ? [] : [same_pages === asked ? 'pages' : `${same_pages} pages`]),
  ];
  return parts.join(', ');
}

/** How many answers agree with the first engine's, by kind. */
export function printAgreement(
  shapes: readonly string[],
  names: readonly string[],
  agreements: readonly Agreement[][],
): string {
  const rows = agreements.map((row, at) => [shapes[at] ?? '', ...row.slice(1).map(cell)]);
  return table([[`the same as ${names[0]}`, ...names.slice(1)], ...rows]);
}

/** Why answers may differ. */
export const DIFFERENCES = [
  'Only the index has similar spellings: if no mentor has a word, the others find none.',
  'Pages by relevance are not compared: each engine ranks by formulas of its own.',
  'PostgreSQL alone counts up to 10,000 mentors, and says so in the answer.',
];
