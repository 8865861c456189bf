import type { Education, Experience } from '@abroad/contract/history';
import type { MentorProfile } from '@abroad/contract/profiles';
import { refuse, type Answers } from './play-api.ts';
import { NOTHING, NOW, SAMPLE_ID } from './sample-answers.ts';
import { MENTOR_ANSWERS, sampleMentor } from './sample-mentor.ts';
import { DELFT, REFERENCE_ANSWERS } from './sample-reference.ts';
import { sampleTimes } from './sample-service.ts';
import { sampleFound } from './sample-search.ts';

/** A study in Delft. */
export function sampleEducation(changes: Partial<Education> = {}): Education {
  return {
    id: SAMPLE_ID,
    school: DELFT.name,
    university_id: DELFT.id,
    country_code: 'NL',
    degree_id: null,
    field_of_study: null,
    start_date: '2019-09-01',
    end_date: null,
    location: null,
    is_study_abroad: true,
    updated_at: NOW,
    ...changes,
  };
}

type Entry = Education | Experience;
const emptyExperience = {
  title: null,
  start_date: null,
  end_date: null,
  location: null,
  country_code: null,
  is_current: false,
};

/** Amara's own profile of a mentor, at `/amara-okafor/mentor-profile`, which keeps its changes. */
export function playProfile(changes: Partial<MentorProfile> = {}) {
  let profile = sampleMentor({
    slug: 'amara-okafor',
    first_name: 'Amara',
    last_name: 'Okafor',
    is_own_profile: true,
    educations: [sampleEducation()],
    ...changes,
  });
  let version = 0;
  /** The `updated_at` of the next change. */
  const next = () => new Date(Date.parse(NOW) + ++version * 1000).toISOString();
  const change = (part: object): MentorProfile => (profile = { ...profile, ...part, updated_at: next() });
  const isOutdated = (seen: unknown, present: string) => seen !== undefined && seen !== present;

  const entries = <E extends Entry>(list: 'educations' | 'experiences', empty: object) => ({
    add: ({ body }: { body: object }): E => {
      const entry = { ...empty, ...body, id: crypto.randomUUID(), updated_at: next() } as unknown as E;
      change({ [list]: [entry, ...profile[list]] });
      return entry;
    },
    patch: ({ params, body }: { params: Record<string, string>; body: { updated_at?: unknown } }) => {
      const all = profile[list] as Entry[];
      const before = all.find(({ id }) => id === params['id']);
      if (before === undefined) return refuse(404, 'NOT_FOUND');
      if (isOutdated(body.updated_at, before.updated_at)) return refuse(409, 'CHANGED_MEANWHILE');
      const after = { ...before, ...body, updated_at: next() } as E;
      change({ [list]: all.map((one) => (one === before ? after : one)) });
      return after;
    },
    remove: ({ params }: { params: Record<string, string> }) => {
      change({ [list]: (profile[list] as Entry[]).filter(({ id }) => id !== params['id']) });
      return null;
    },
  });
  const educations = entries<Education>('educations', { ...sampleEducation(), university_id: null });
  const experiences = entries<Experience>('experiences', emptyExperience);

  const answers: Answers = {
    ...MENTOR_ANSWERS,
    ...REFERENCE_ANSWERS,
    getMyMentorProfile: () => profile,
    getMentorProfileBySlug: () => profile,
    listEventTypesBySlug: NOTHING,
    searchProfiles: sampleFound({ profiles: [], total_count: 0 }),
    listEducationProofs: { items: [], documents_left: 3, invite: null },
    listBookings: NOTHING,
    getAvailabilityBySlug: sampleTimes([], null),
    patchMyMentorProfile: ({ body: { updated_at, ...part } }) =>
      isOutdated(updated_at, profile.updated_at) ? refuse(409, 'CHANGED_MEANWHILE') : change(part),
    addMentorEducation: educations.add,
    patchMentorEducation: educations.patch,
    deleteMentorEducation: educations.remove,
    addMentorExperience: experiences.add,
    patchMentorExperience: experiences.patch,
    deleteMentorExperience: experiences.remove,
  };
  return {
    answers,
    /** As it is now. */
    profile: () => profile,
    /** Another window changes it. */
    change,
    /** Another window changes its first study. */
    changeStudy: (part: Partial<Education>) => {
      const [first] = profile.educations;
      educations.patch({ params: { id: first?.id ?? '' }, body: part });
    },
  };
}
