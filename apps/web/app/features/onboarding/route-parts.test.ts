import { expect, test } from 'vitest';
import { emptyEducation } from '../history-editor/education-draft.ts';
import { emptyMentorDraft } from './mentor-draft.ts';
import { missingParts } from './route-parts.ts';

const draft = emptyMentorDraft({ first_name: 'Linh', last_name: 'Trần' }, 'Europe/Amsterdam');
const studied = (country_code: string) => ({ educations: [{ ...emptyEducation, country_code }] });

test('[U-14] an empty draft lacks a study abroad, an origin, a topic, a language', () => {
  expect(missingParts(draft)).toEqual(['study_abroad', 'origin', 'topic', 'language']);
  const whole = { ...draft, origin_country_code: 'VN', topics: ['scholarships'], languages: ['vi'] };
  expect(missingParts({ ...whole, ...studied('NL') })).toEqual([]);
  expect(missingParts({ ...whole, ...studied('VN') })).toEqual(['study_abroad']);
});
