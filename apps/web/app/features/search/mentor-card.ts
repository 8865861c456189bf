import type { ProfileSummary } from '@abroad/contract/search';
import type { NamedRoute } from '../../lib/named-route.ts';
import type { Prices } from './price-words.ts';

/** The content of a card of the list, named by the server. */
export interface MentorCard extends Prices {
  slug: string;
  name: string;
  image: string | null;
  image_set: string | null;
  route: NamedRoute | null;
  /** `MSc Informatics` */
  studies: string;
  school: string | null;
  /** Years in which the studies began and ended. */
  started: number | null;
  ended: number | null;
  job_title: string | null;
  organisation: string | null;
  headline: string | null;
  topics: string[];
  /** In words, those that come first. */
  languages: string[];
  /** Null without reviews. */
  rating: number | null;
  review_count: number;
  /** Null where it isn’t known. */
  answers_within_h: ProfileSummary['answers_within_h'];
  /** The proof of the study that was found. */
  proof: ProfileSummary['proofs'][number] | null;
  next_available_at: string | null;
  /** That is at night for the reader, and no time known is not. */
  only_at_night: boolean;
}
