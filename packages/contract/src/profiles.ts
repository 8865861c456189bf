import { z } from 'zod';
import { Education, EducationInput, Experience, ExperienceInput } from './history.ts';
import { FirstName, LastName } from './identity.ts';
import { LIMITS } from './limits.ts';
import { platformOfLink } from './meeting-links.ts';
import { ShownProof } from './shown-proofs.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';
import {
  changedSince,
  CountryCode,
  Id,
  Instant,
  isText,
  LanguageTag,
  optional,
  text,
  TimeZone,
  title,
} from './primitives.ts';
import { isVideoLink, plainVideoLink } from './video-links.ts';
import { refuseHalfTrader, Trader, traderFields } from './traders.ts';

/** The fields that both kinds of profile have: specification, section 3, "Full profile". */
const fullProfile = {
  id: Id,
  slug: z.string(),
  email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  current_country_code: z.string().nullable(),
  origin_country_code: z.string().nullable(),
  about: z.string().nullable(),
  why_study_abroad: z.string().nullable(),
  career_aspirations: z.string().nullable(),
  topics_can_discuss: z.string().nullable(),
  profile_image_url: z.string().nullable(),
  avatar_medium_url: z.string().nullable(),
  avatar_thumbnail_url: z.string().nullable(),
  languages: z.array(z.string()),
  time_zone: z.string(),
  educations: z.array(Education),
  experiences: z.array(Experience),
  is_own_profile: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
};

/** The answer times that profiles can show, in hours. */
export const ANSWER_HOURS = [1, 5, 12, 24, 48] as const;
export const AnswerHours = z.literal(ANSWER_HOURS);
export type AnswerHours = z.infer<typeof AnswerHours>;

export const ProfileStatus = z.enum(['draft', 'active', 'paused', 'suspended']);

export const MentorProfile = z
  .object({
    ...fullProfile,
    profile_status: ProfileStatus,
    /** The end and the reason of a hidden profile, only for its mentor; null for no end. */
    hidden_until: Instant.nullable(),
    hidden_reason: z.string().nullable(),
    headline: z.string().nullable(),
    /** A video on YouTube or Vimeo in which they introduce themselves; null for none. */
    video_url: z.string().nullable(),
    topics: z.array(z.string()),
    /** The study that represents them: the chosen one, else the newest degree abroad. */
    main_education_id: Id.nullable(),
    rating: z.number().nullable(),
    review_count: z.int(),
    session_count: z.int(),
    /** Confirmed sessions that the mentor kept; null below five. */
    reliability: z.object({ kept: z.int(), sessions: z.int() }).nullable(),
    /** The hours within which they usually answer a first message; null for too few conversations, and for slower answers. */
    answers_within_h: AnswerHours.nullable(),
    /** The proofs of their educations, the strongest first. */
    proofs: z.array(ShownProof.extend({ education_id: Id })),
    /** Whether they mentor as a business; null until they have said it. */
    is_trader: z.boolean().nullable(),
    /** Null for mentors who aren't traders. */
    trader: Trader.nullable(),
    price_from: z.number().nullable(),
    currency: z.string().nullable(),
    next_available_at: Instant.nullable(),
  })
  .meta({ id: 'MentorProfile' });
export type MentorProfile = z.infer<typeof MentorProfile>;

/** A person's texts about themselves; each may be left out. */
const aboutOneself = {
  about: optional(text()),
  why_study_abroad: optional(text(LIMITS.motivation_max, words.motivation_max)),
  career_aspirations: optional(text()),
  topics_can_discuss: optional(text(LIMITS.topics_can_discuss_max, words.topics_max)),
  current_country_code: optional(CountryCode),
  origin_country_code: optional(CountryCode),
  languages: z.array(LanguageTag).max(20).optional(),
  time_zone: TimeZone.optional(),
};
const mentorFields = {
  ...aboutOneself,
  headline: optional(title(120, 'Headline')),
  video_url: optional(title(300).overwrite(plainVideoLink).refine(isVideoLink, words.video_link)),
  topics: z.array(title(100)).max(LIMITS.filter_values_max).optional(),
  ...traderFields,
};
const names = { first_name: FirstName, last_name: LastName };
const someEducations = z
  .array(EducationInput, {
    error: ({ input }) => (input === undefined || input === null ? words.education_required : undefined),
  })
  .min(1, words.education_required)
  .max(LIMITS.educations_max);
const experiences = z.array(ExperienceInput).max(LIMITS.experiences_max).optional();

/** Everything a mentor says in onboarding: names, profile, one education at least, experiences. */
export const MentorOnboarding = z
  .strictObject({
    ...names,
    ...mentorFields,
    educations: someEducations,
    experiences,
    /** The place of their first service: its platform is that of the link. */
    meeting_link: optional(title(300).refine((link) => platformOfLink(link) !== null, words.link_of_any)),
  })
  .check(refuseHalfTrader)
  .meta({ id: 'MentorOnboarding' });
export type MentorOnboarding = z.infer<typeof MentorOnboarding>;

/** A person's unfinished answers about becoming a mentor, as the form stores them; null where none are stored. */
export const OnboardingDraft = z
  .strictObject({ draft: z.string().max(LIMITS.onboarding_draft_max).refine(isText, words.characters).nullable() })
  .meta({ id: 'OnboardingDraft' });

export const PatchMentorProfile = z
  .strictObject({
    ...mentorFields,
    profile_status: z.enum(['active', 'paused']),
    main_education_id: Id.nullable(),
    ...changedSince,
  })
  .partial()
  .check(refuseHalfTrader)
  .meta({ id: 'PatchMentorProfile' });

export const ApplicationStage = z.enum(['exploring', 'shortlisting', 'applying', 'offer', 'visa', 'enrolled']);
export const ProspectVisibility = z.enum(['private', 'booked_mentors', 'public']);
const prospectFields = {
  ...aboutOneself,
  target_country_codes: z.array(CountryCode).max(50).optional(),
  target_university_ids: z.array(Id).max(50).optional(),
  target_degree_ids: z.array(Id).max(50).optional(),
  target_fields: z.array(title(100)).max(20).optional(),
  intake_year: z.int().min(2000).max(2100).nullish(),
  intake_term: optional(title(40)),
  application_stage: ApplicationStage.optional(),
  visibility: ProspectVisibility.optional(),
};
/** A student's profile. Educations may be left out (docs/decisions/0182); otherwise there is at least one. */
export const CreateProspectProfile = z
  .strictObject({ ...names, ...prospectFields, educations: someEducations.optional(), experiences })
  .meta({ id: 'CreateProspectProfile' });
export type CreateProspectProfile = z.infer<typeof CreateProspectProfile>;
export const PatchProspectProfile = z
  .strictObject({ ...prospectFields, ...changedSince })
  .partial()
  .meta({ id: 'PatchProspectProfile' });

export const ProspectProfile = z
  .object({
    ...fullProfile,
    target_country_codes: z.array(z.string()),
    target_university_ids: z.array(z.string()),
    target_degree_ids: z.array(z.string()),
    target_fields: z.array(z.string()),
    intake_year: z.int().nullable(),
    intake_term: z.string().nullable(),
    application_stage: ApplicationStage,
    visibility: ProspectVisibility,
  })
  .meta({ id: 'ProspectProfile' });
export type ProspectProfile = z.infer<typeof ProspectProfile>;
