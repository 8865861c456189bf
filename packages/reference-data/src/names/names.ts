import type { DegreeLevel } from '../degree-level.ts';
import type { TopicCategory } from '../topics.ts';

/** What topics, their categories, degrees and their levels are called in another language than English, in which the data itself is. */
export interface Names {
  categories: Readonly<Record<TopicCategory, string>>;
  /** By their slugs. */
  topics: Readonly<Record<string, string>>;
  levels: Readonly<Record<DegreeLevel, string>>;
  /** By their codes. */
  degrees: Readonly<Record<string, string>>;
}
