import type { AnswerHours, MentorProfile } from '@abroad/contract/profiles';
import type { NamedRoute } from '../../lib/named-route.ts';
import type { StationView } from '../history/present-stations.ts';

/** The parts of a mentor that the profile page shows. */
export interface ProfileView {
  id: string;
  slug: string;
  first_name: string;
  name: string;
  image: string | null;
  /** The picture's `srcset`. */
  image_set: string | null;
  profile_status: 'draft' | 'active' | 'paused' | 'suspended';
  headline: string | null;
  /** A video on YouTube or Vimeo. */
  video_url: string | null;
  about: string | null;
  why_study_abroad: string | null;
  career_aspirations: string | null;
  topics_can_discuss: string | null;
  topics: string[];
  /** BCP 47 */
  languages: string[];
  /** The names of the countries. */
  comes_from: string | null;
  lives_in: string | null;
  rating: number | null;
  review_count: number;
  session_count: number;
  answers_within_h: AnswerHours | null;
  reliability: { kept: number; sessions: number } | null;
  /** Whether they mentor as a business; null if they haven't answered. */
  is_trader: boolean | null;
  trader: MentorProfile['trader'];
  /** The proofs of their studies. */
  proofs: MentorProfile['proofs'];
  route: NamedRoute | null;
  /** The part of the map with the route, as an SVG view box; null if it isn't on the map. */
  map_frame: string | null;
  /** The studies that the route stands for: `MSc Informatics`, `Technical University of Munich`. */
  studies: { degree: string; school: string } | null;
  educations: StationView[];
  experiences: StationView[];
}
