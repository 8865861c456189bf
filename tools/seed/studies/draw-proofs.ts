import type { Education, StudyProof } from '../mentor.ts';
import type { Random } from '../random.ts';
import { weighted } from '../weighted.ts';

/** Most have proved nothing yet. */
const KINDS = weighted<readonly StudyProof['kind'][]>([
  [[], 66],
  [['affiliation'], 16],
  [['graduation'], 9],
  [['affiliation', 'graduation'], 5],
  [['vouched'], 4],
]);

/**
 * Draws the proofs of a study abroad: by mail only if a domain of the university is known, by other means after it has ended.
 * @param since when they joined, and `present`: epoch milliseconds
 */
export function drawProofs(
  random: Random,
  { school, end_date, is_study_abroad }: Omit<Education, 'proofs'>,
  { since, present }: { since: number; present: number },
): StudyProof[] {
  const kinds = KINDS.draw(random);
  const ended = Date.parse(end_date);
  return kinds.flatMap((kind) => {
    const first = kind === 'affiliation' ? since : Math.max(since, ended);
    const at = first + Math.floor(random.next() * (present - first));
    const domain = kind === 'affiliation' ? school.mail_domain : null;
    const isPossible = is_study_abroad && first < present && (kind !== 'affiliation' || domain !== null);
    return isPossible ? [{ kind, domain, proven_at: new Date(at).toISOString() }] : [];
  });
}
