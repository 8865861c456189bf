import type { World } from './world.ts';

const HOLDS = `('pending_payment', 'requested', 'confirmed')`;

/** The number of pairs of bookings that hold the same time of the same person. */
export async function countOverlaps({ ask }: Pick<World, 'ask'>): Promise<number> {
  const [row] = await ask<{ count: number }>(`
    select count(*)::int as count from booking one join booking other on one.id < other.id
      and one.status in ${HOLDS} and other.status in ${HOLDS}
      and (one.mentor_user_id = other.mentor_user_id
             and tstzrange(one.busy_start_at, one.busy_end_at) && tstzrange(other.busy_start_at, other.busy_end_at)
        or one.prospect_user_id = other.prospect_user_id
             and tstzrange(one.start_at, one.end_at) && tstzrange(other.start_at, other.end_at))`);
  return row?.count ?? Number.NaN;
}

/** The number of deadlocks that PostgreSQL has resolved. */
export async function countDeadlocks({ ask }: Pick<World, 'ask'>): Promise<number> {
  const [row] = await ask<{ count: number }>('select sum(deadlocks)::int as count from pg_stat_database');
  return row?.count ?? Number.NaN;
}
