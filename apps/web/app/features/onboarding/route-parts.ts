import { isAbroad } from '../history-editor/education-draft.ts';
import type { MentorDraft } from './mentor-draft.ts';
import type { MentorStep } from './mentor-steps.ts';

/** The parts of a route, by which students search for mentors, with the steps that ask for them. */
export const stepOfPart = {
  study_abroad: 'studies',
  origin: 'studies',
  topic: 'help',
  language: 'about',
} as const satisfies Record<string, MentorStep>;
export type RoutePart = keyof typeof stepOfPart;

/** Returns the parts that a draft lacks. A mentor can publish without them. */
export function missingParts({ origin_country_code: origin, educations, topics, languages }: MentorDraft): RoutePart[] {
  const said: Record<RoutePart, boolean> = {
    study_abroad: educations.some((education) => isAbroad(education, origin)),
    origin: origin !== null,
    topic: topics.length > 0,
    language: languages.length > 0,
  };
  return (Object.keys(said) as RoutePart[]).filter((part) => !said[part]);
}
