import type { DegreeLevel } from '../degree-level.ts';
import type { TopicCategory } from '../topics.ts';

/** The names of topics, their categories, degrees and their levels in a language other than English, the data's own language. */
export interface Names {
  categories: Readonly<Record<TopicCategory, string>>;
  /** By their slugs. */
  topics: Readonly<Record<string, string>>;
  levels: Readonly<Record<DegreeLevel, string>>;
  /** By their codes. */
  degrees: Readonly<Record<string, string>>;
}
