import { degreeById, isCountryCode, topicBySlug, type Degree, type University } from '@abroad/reference-data';
import type { Context } from '../../context.ts';
import { getUniversities } from './university-list.ts';

/** The reference lists that profiles may name, in memory. */
export interface Reference {
  /** Finds a university, also an entered one; for a merged one, the one that replaced it. */
  universityById(id: string): University | undefined;
  /** Whether the id is a listed university's own. */
  isListed(universityId: string): boolean;
  universities: ReadonlyMap<string, University>;
  degreeById(id: string): Degree | undefined;
  isTopic(slug: string): boolean;
  isCountry(code: string): boolean;
}

/** @param wanted ids of universities that someone names, also those of ones that were entered just now. */
export async function getReference(
  context: Pick<Context, 'db' | 'clock' | 'logger'>,
  wanted: readonly string[] = [],
): Promise<Reference> {
  const { by_id } = await getUniversities(context, wanted);
  return {
    universityById: (id) => by_id.get(id),
    isListed: (id) => by_id.get(id)?.id === id && by_id.get(id)?.is_listed === true,
    universities: by_id,
    degreeById,
    isTopic: (slug) => topicBySlug(slug) !== undefined,
    isCountry: isCountryCode,
  };
}
