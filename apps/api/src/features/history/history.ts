import type { EducationInput, ExperienceInput } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { Universities } from '../reference/reference.ts';
import { entriesOf, insertEntries, type HistoryOwner } from './entries.ts';
import { EDUCATION, EXPERIENCE } from './entry-kinds.ts';

/** The entries of a mentor or prospect profile. */
export const historyOf = (context: Pick<Context, 'db'>, owner: HistoryOwner) => ({
  educations: entriesOf(context, owner, EDUCATION),
  experiences: entriesOf(context, owner, EXPERIENCE),
});

interface History {
  educations?: readonly z.output<typeof EducationInput>[] | undefined;
  experiences?: readonly z.output<typeof ExperienceInput>[] | undefined;
}

/** Writes the history of a profile that is just being made, in the transaction that makes it. @param universities those that it names */
export async function insertHistory(
  trx: Database,
  universities: Universities,
  { kind, profile_id }: Pick<HistoryOwner, 'kind'> & { profile_id: string },
  { educations = [], experiences = [] }: History,
): Promise<void> {
  const profile = { owner: { kind }, profile_id, universities };
  await insertEntries(trx, EDUCATION, profile, educations);
  await insertEntries(trx, EXPERIENCE, profile, experiences);
}
