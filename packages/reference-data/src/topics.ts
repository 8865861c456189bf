import { normalise } from './normalise.ts';

export const TOPIC_CATEGORIES = ['Applying', 'Money', 'Paperwork', 'Living', 'Studying', 'Work'] as const;
export type TopicCategory = (typeof TOPIC_CATEGORIES)[number];

/** Something that mentors talk about. The slug is what links and profiles keep. */
export type Topic = { slug: string; name: string; category: TopicCategory };

const NAMES: Record<TopicCategory, readonly string[]> = {
  Applying: [
    'Application strategy',
    'Choosing a country',
    'Choosing a programme',
    'Motivation letter',
    'CV and résumé',
    'Recommendation letters',
    'Portfolio',
    'Research proposal',
    'Finding a supervisor',
    'Interview practice',
    'Language tests',
    'Admission tests',
  ],
  Money: ['Scholarships', 'Tuition fees', 'Budgeting', 'Research funding', 'Bank account'],
  Paperwork: [
    'Visa and permits',
    'Proof of funds',
    'Degree recognition',
    'Health insurance',
    'Registration on arrival',
    'Bringing family',
  ],
  Living: [
    'Student housing',
    'Cost of living',
    'Culture shock',
    'Making friends',
    'Learning the language',
    'Health and wellbeing',
    'Safety',
    'Studying with a disability',
    'LGBTQ+ life',
  ],
  Studying: ['First semester', 'Exams and grading', 'Academic writing', 'Thesis', 'PhD life', 'Exchange semester'],
  Work: [
    'Part-time work',
    'Internships',
    'First job abroad',
    'Post-study work',
    'Networking',
    'Academic career',
    'Returning home',
  ],
};

const slugOf = (name: string) => normalise(name).replaceAll(' ', '-');

/** Every topic, by category in the order of `TOPIC_CATEGORIES`. */
export const TOPICS: readonly Topic[] = TOPIC_CATEGORIES.flatMap((category) =>
  NAMES[category].map((name) => ({ slug: slugOf(name), name, category })),
);

const bySlug = new Map(TOPICS.map((topic) => [topic.slug, topic]));

export function topicBySlug(slug: string): Topic | undefined {
  return bySlug.get(slug);
}

/** The topics whose name has a word that begins with `text`; all of them when it is blank. */
export function searchTopics(text: string): Topic[] {
  const typed = normalise(text);
  return TOPICS.filter(({ name }) => ` ${normalise(name)}`.includes(` ${typed}`));
}
