import { isAbroad } from '../history-editor/study-abroad.ts';
import type { MentorDraft } from './mentor-draft.ts';
import type { MentorStep } from './mentor-steps.ts';

/** What makes a route, and by what students look for mentors; and the step that asks for it. */
export const stepOfPart = {
  study_abroad: 'studies',
  origin: 'studies',
  topic: 'help',
  language: 'about',
} as const satisfies Record<string, MentorStep>;
export type RoutePart = keyof typeof stepOfPart;

/** What a draft doesn't say of these. A mentor can publish without. */
export function missingParts({ origin_country_code: origin, educations, topics, languages }: MentorDraft): RoutePart[] {
  const said: Record<RoutePart, boolean> = {
    study_abroad: educations.some((education) => isAbroad(education, origin)),
    origin: origin !== null,
    topic: topics.length > 0,
    language: languages.length > 0,
  };
  return (Object.keys(said) as RoutePart[]).filter((part) => !said[part]);
}
