import { TOPICS } from '@abroad/reference-data/topics';
import type { Life } from './mentor.ts';
import type { Random } from './random.ts';

const SLUGS = TOPICS.map((topic) => topic.slug);
/** Common topics are drawn more often. */
const FREQUENT = SLUGS.filter((slug) =>
  /^(scholarships|motivation-letter|visa-and-permits|student-housing|application-strategy|budgeting|language-tests|cost-of-living|choosing-a-programme|part-time-work|interview-practice|first-job-abroad)$/.test(
    slug,
  ),
);
const BY_LEVEL: Record<Life['level'], readonly string[]> = {
  bachelor: ['first-semester', 'admission-tests', 'making-friends', 'exams-and-grading'],
  master: ['thesis', 'internships', 'post-study-work', 'recommendation-letters'],
  doctorate: ['phd-life', 'finding-a-supervisor', 'research-proposal', 'research-funding', 'academic-career'],
  exchange: ['exchange-semester', 'making-friends', 'culture-shock', 'budgeting'],
};

/** Draws two to six topics that suit a mentor's studies. */
export function drawTopics(random: Random, life: Life): string[] {
  const count = random.between(2, 6);
  const pool = [random.pick(BY_LEVEL[life.level])];
  if (life.field.group === 'design' && !pool.includes('portfolio')) pool.push('portfolio');
  for (const slug of random.some(FREQUENT, 3)) if (!pool.includes(slug)) pool.push(slug);
  for (const slug of random.some(SLUGS, 4)) if (!pool.includes(slug)) pool.push(slug);
  return random.some(pool, count);
}
