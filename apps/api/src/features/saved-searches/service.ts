import { LIMITS, type CreateSavedSearch, type PatchSavedSearch, type SavedSearch } from '@abroad/contract';
import type { ExchangeRates } from '@abroad/reference-data/exchange-rates';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { conditionsOf } from './conditions.ts';
import { readSavedSearches } from './queries.ts';
import { checkFilters } from './check-filters.ts';

export type Deps = Pick<Context, 'db' | 'clock'>;

const ownOf = (db: Database, user_id: string) =>
  db.selectFrom('saved_search').select('id').where('auth_user_id', '=', user_id);

/** @throws AppError NOT_FOUND for another user's. */
async function readOne(db: Database, query: { user_id: string; id: string; now: number }): Promise<SavedSearch> {
  const [one] = await readSavedSearches(db, query);
  if (!one) {
    throw new AppError('NOT_FOUND');
  }
  return one;
}

/** A user's saved searches, the latest first. */
export async function listSavedSearches(context: Deps, user_id: string) {
  const items = await readSavedSearches(context.db, { user_id, now: context.clock.now() });
  return { items, total: items.length };
}

function rowOf(
  { name, filters, mail, mail_frequency }: CreateSavedSearch,
  user_id: string,
  { now, rates }: { now: Date; rates: ExchangeRates },
) {
  const { education_start_year_from, education_start_year_to, studies, sort_by, sort_order, ...lists } = filters;
  return {
    id: newId(),
    auth_user_id: user_id,
    name,
    ...lists,
    education_start_year_from: education_start_year_from ?? null,
    education_start_year_to: education_start_year_to ?? null,
    studies: studies ?? null,
    sort_by: sort_by ?? null,
    sort_order: sort_order ?? null,
    ...conditionsOf(filters, rates),
    mail,
    mail_frequency,
    seen_at: now,
    mailed_on: null,
    created_at: now,
    updated_at: now,
  };
}

/**
 * Saves a search, or returns the one with the same filters.
 * @returns with whether it is new.
 * @throws AppError VALIDATION_FAILED, TOO_MANY_SAVED_SEARCHES.
 */
export async function createSavedSearch(
  context: Deps & Pick<Context, 'config'>,
  user_id: string,
  body: CreateSavedSearch,
): Promise<{ is_new: boolean; search: SavedSearch }> {
  const row = rowOf({ ...body, filters: await checkFilters(context.db, body.filters) }, user_id, {
    now: new Date(context.clock.now()),
    rates: context.config.exchange_rates,
  });
  return writeAs(context.db, user_id, async (trx) => {
    const same = await ownOf(trx, user_id).where('sameness', '=', row.sameness).executeTakeFirst();
    if (!same && (await ownOf(trx, user_id).execute()).length >= LIMITS.saved_searches_max) {
      throw new AppError('TOO_MANY_SAVED_SEARCHES');
    }
    if (!same) {
      await trx.insertInto('saved_search').values(row).execute();
    }
    const search = await readOne(trx, { user_id, id: same?.id ?? row.id, now: context.clock.now() });
    return { is_new: !same, search };
  });
}

/** @throws AppError NOT_FOUND for another user's. */
export async function changeSavedSearch(
  context: Deps,
  user_id: string,
  id: string,
  { name, mail, mail_frequency, seen }: PatchSavedSearch,
): Promise<SavedSearch> {
  const now = new Date(context.clock.now());
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(mail === undefined ? {} : { mail }),
    ...(mail_frequency === undefined ? {} : { mail_frequency }),
    ...(seen === undefined ? {} : { seen_at: now }),
    updated_at: now,
  };
  await writeAs(context.db, user_id, (trx) =>
    trx.updateTable('saved_search').set(change).where('id', '=', id).where('auth_user_id', '=', user_id).execute(),
  );
  return readOne(context.db, { user_id, id, now: now.getTime() });
}

/** @throws AppError NOT_FOUND for another user's. */
export async function deleteSavedSearch({ db }: Pick<Context, 'db'>, user_id: string, id: string): Promise<void> {
  const { numDeletedRows } = await writeAs(db, user_id, (trx) =>
    trx.deleteFrom('saved_search').where('id', '=', id).where('auth_user_id', '=', user_id).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) {
    throw new AppError('NOT_FOUND');
  }
}
