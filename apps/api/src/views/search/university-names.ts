import type { Context } from '../../context.ts';
import { getReference } from '../../features/reference/index.ts';

/** Names of universities by their ids, from memory; those that nobody knows are left out. */
export async function nameUniversities(
  context: Pick<Context, 'db' | 'clock' | 'logger'>,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const { universities } = await getReference(context);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const university = universities.get(id.toLowerCase());
      return university === undefined ? [] : [[id, university.name]];
    }),
  );
}
