import type { TopicCategory } from '../topics.ts';

/** What topics, their categories and degrees are called in another language than English, in which the data itself is. */
export interface Names {
  categories: Readonly<Record<TopicCategory, string>>;
  /** By their slugs. */
  topics: Readonly<Record<string, string>>;
  /** By their codes. */
  degrees: Readonly<Record<string, string>>;
}
