import type { Budget, MeasuredPage } from './pages.ts';
import type { PageWeight } from './weigh-page.ts';

const KINDS = { script: 'JavaScript', stylesheet: 'CSS', font: 'fonts' } as const;
const NAME_WIDTH = 28;
const FIGURE_WIDTH = 18;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** The header of the table. */
export function reportTitle(): string {
  const names = Object.values(KINDS).map((name) => `${name}, kB`.padStart(FIGURE_WIDTH));
  return ['page'.padEnd(NAME_WIDTH), ...names].join('');
}

/** A page's row: its weight and its budget. */
export function reportLine({ name, budget }: MeasuredPage, weight: PageWeight): string {
  const figures = (['script', 'stylesheet', 'font'] as const).map((kind) =>
    `${kilobytes(weight[kind])} of ${budget[kind] / 1000}`.padStart(FIGURE_WIDTH),
  );
  return [name.padEnd(NAME_WIDTH), ...figures].join('');
}

/** Returns a line for each kind of file that exceeds a page's budget. */
export function overBudget(weight: PageWeight, budget: Budget): string[] {
  const kinds = ['script', 'stylesheet', 'font'] as const;
  return kinds
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => `${kilobytes(weight[kind] - budget[kind])} kB too much ${KINDS[kind]}`);
}
