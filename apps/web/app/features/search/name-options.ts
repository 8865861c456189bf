import { DEGREES } from '@abroad/reference-data/degrees';
import { topicBySlug } from '@abroad/reference-data/topics';
import type { Filters } from './filters.ts';
import type { Option, Options } from './options.ts';

interface Counts {
  degree_ids: readonly { value: string; count: number }[];
  topics: readonly { value: string; count: number }[];
}

/**
 * Names what the API counted. What is chosen stays in the lists even where nothing has it. Degrees keep their order by
 * level, topics come with the most frequent first.
 */
export function nameOptions(counts: Counts, chosen: Pick<Filters, 'degree_ids' | 'topics'>): Options {
  return {
    degrees: degreeGroups(countsOf(counts.degree_ids, chosen.degree_ids)),
    topics: topicOptions(counts, chosen),
  };
}

function degreeGroups(counts: ReadonlyMap<string, number>) {
  const found = DEGREES.filter((degree) => counts.has(degree.id));
  return [...Map.groupBy(found, (degree) => degree.level)].map(([level, degrees]) => ({
    level,
    degrees: degrees.map(({ id, name }) => ({ value: id, label: name, count: counts.get(id) ?? 0 })),
  }));
}

function topicOptions({ topics }: Counts, chosen: Pick<Filters, 'topics'>): Option[] {
  return [...countsOf(topics, chosen.topics)]
    .map(([value, count]) => ({ value, label: topicBySlug(value)?.name ?? value, count }))
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label, 'en'));
}

function countsOf(counts: Counts['topics'], chosen: readonly string[]): Map<string, number> {
  return new Map([
    ...chosen.map((value) => [value, 0] as const),
    ...counts.map(({ value, count }) => [value, count] as const),
  ]);
}
