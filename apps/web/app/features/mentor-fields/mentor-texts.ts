import { z } from 'zod';

const words = z.string().catch('');
const code = z.string().nullable().catch(null);
const list = z.array(z.string()).catch([]);

/** A mentor's texts about themselves, as the fields hold them, in the onboarding and on the profile. */
export const MentorTexts = z.object({
  origin_country_code: code,
  topics: list,
  topics_can_discuss: words,
  headline: words,
  video_url: words,
  why_study_abroad: words,
  about: words,
  career_aspirations: words,
  languages: list,
  current_country_code: code,
  time_zone: words,
});
export type MentorTexts = z.infer<typeof MentorTexts>;
