import { LIMITS, VALIDATION_MESSAGES as words, type EnterUniversity, type University } from '@abroad/contract';
import { isCountryCode } from '@abroad/reference-data/countries';
import { normalise } from '@abroad/reference-data/normalise';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { addEntered, findListed } from '../reference/entered-universities.ts';
import { findUniversitiesById } from '../reference/reference.ts';
import { getUniversities } from '../reference/university-list.ts';
import { presentUniversity } from '../reference/service.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger'>;

/** @throws AppError VALIDATION_FAILED (`country_code`) */
export function refuseUnknownCountry({ country_code }: { country_code: string }): void {
  if (!isCountryCode(country_code)) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'country_code', message: words.country }] });
  }
}

/**
 * Takes a university that isn't listed. Where the list has it, or it was entered before under that name, it is that one.
 * @returns with whether it is new.
 * @throws AppError VALIDATION_FAILED (`country_code`), TOO_MANY_UNIVERSITIES
 */
export async function enterUniversity(
  context: Deps,
  user_id: string,
  fields: z.output<typeof EnterUniversity>,
): Promise<{ university: z.output<typeof University>; is_new: boolean }> {
  refuseUnknownCountry(fields);
  const list = await getUniversities(context);
  const listed = findListed(list, fields);
  if (listed !== undefined) {
    return { university: presentUniversity(listed, list.by_id), is_new: false };
  }
  const { id, is_new } = await writeAs(context.db, user_id, (trx) => findOrAdd(context, trx, user_id, fields));
  const by_id = await findUniversitiesById(context.db, [id]);
  const university = by_id.get(id);
  if (university === undefined) {
    throw new Error('a university that was entered is not in the table');
  }
  return { university: presentUniversity(university, by_id), is_new };
}

async function findOrAdd(
  { clock }: Deps,
  trx: Database,
  auth_user_id: string,
  fields: z.output<typeof EnterUniversity>,
): Promise<{ id: string; is_new: boolean }> {
  const { country_code, website = null } = fields;
  const name_key = normalise(fields.name) || fields.name;
  const known = () =>
    trx
      .selectFrom('university_entry')
      .select('university_id as id')
      .where('country_code', '=', country_code)
      .where('name_key', '=', name_key)
      .executeTakeFirst();
  const before = await known();
  if (before !== undefined) {
    return { ...before, is_new: false };
  }
  const { open } = await trx
    .selectFrom('university_entry')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('auth_user_id', '=', auth_user_id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (open >= LIMITS.universities_entered_max) {
    throw new AppError('TOO_MANY_UNIVERSITIES');
  }
  const id = newId();
  const added = await trx
    .insertInto('university_entry')
    .values({
      university_id: id,
      auth_user_id,
      country_code,
      name_key,
      website,
      created_at: toInstant(clock.now()),
    })
    .onConflict((conflict) => conflict.constraint('university_entry_once').doNothing())
    .returning('university_id')
    .executeTakeFirst();
  if (added === undefined) {
    // Someone else has entered the same meanwhile.
    return { id: (await known())?.id ?? id, is_new: false };
  }
  await addEntered(trx, id, fields);
  return { id, is_new: true };
}

/** Keeps what an erased user entered, without them: others may have studied there. */
export async function forgetEntries(trx: Database, user_id: string): Promise<void> {
  await trx.updateTable('university_entry').set({ auth_user_id: null }).where('auth_user_id', '=', user_id).execute();
}
