import { kindsOf, NOTIFICATION_KINDS, type NotificationCounts, type NotificationsQuery } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { pageBounds } from '../../core/paging.ts';

/** The latest notification of a group, with the current state of its subject. */
export interface Group {
  id: string;
  kind: string;
  group_key: string;
  data: Readonly<Record<string, string | number>>;
  created_at: string;
  count: number;
  /** Those of them that aren't read. */
  unread: number;
  is_seen: boolean;
  is_read: boolean;
  is_archived: boolean;
  /** The title of the service or the name of the saved search that it is about. */
  about: string | null;
  starts_at: string | null;
  /** The first name of the other person; null where there is none, or their account was deleted. */
  name: string | null;
}

/** Counts groups that aren't archived: with something unseen, and with something unread. */
export async function countGroups(db: Database, user_id: string): Promise<NotificationCounts> {
  const { rows } = await sql<NotificationCounts>`
    select (count(distinct group_key) filter (where seen_at is null))::int as unseen, count(distinct group_key)::int as unread
    from notification where auth_user_id = ${user_id} and read_at is null and archived_at is null`.execute(db);
  return rows[0] ?? { unseen: 0, unread: 0 };
}

const HAVING = {
  all: sql`not bool_and(archived_at is not null)`,
  unseen: sql`bool_or(seen_at is null and read_at is null and archived_at is null)`,
  unread: sql`bool_or(read_at is null and archived_at is null)`,
  archived: sql`bool_and(archived_at is not null)`,
} as const;

/** Selects the latest of each of the groups in `grouped`, with its subject. */
const latestOf = (user_id: string, kinds: readonly string[], grouped: RawBuilder<unknown>) => sql<Group>`
  with grouped as (${grouped})
  select latest.id, latest.kind, latest.group_key, latest.data, latest.created_at, grouped.count, grouped.unread,
    grouped.is_seen, grouped.is_read, grouped.is_archived, coalesce(booking.title, search.name) as about, booking.start_at as starts_at,
    case when other.status <> 'deleted' then other.first_name end as name
  from grouped
  cross join lateral (
    select * from notification
    where auth_user_id = ${user_id} and group_key = grouped.group_key and kind = any(${kinds}::text[])
    order by created_at desc, id desc limit 1) latest
  left join booking on booking.id = (latest.data ->> 'booking_id')::uuid
    and ${user_id}::uuid in (booking.mentor_user_id, booking.prospect_user_id)
  left join saved_search search on search.id = (latest.data ->> 'saved_search_id')::uuid and search.auth_user_id = ${user_id}
  left join authenticated_user other on other.id = coalesce((latest.data ->> 'other_user_id')::uuid,
    case when booking.mentor_user_id = ${user_id} then booking.prospect_user_id else booking.mentor_user_id end)
  order by grouped.at desc, grouped.group_key`;

const groupsOf = (user_id: string, kinds: readonly string[], more: RawBuilder<unknown>) => sql`
  select group_key, max(created_at) as at, count(*)::int as count, (count(*) filter (where read_at is null))::int as unread,
    bool_and(seen_at is not null or read_at is not null) as is_seen, bool_and(read_at is not null) as is_read,
    bool_and(archived_at is not null) as is_archived
  from notification where auth_user_id = ${user_id} and kind = any(${kinds}::text[]) ${more}`;

/** One group; undefined where nothing of it is left. */
export async function listGroup(db: Database, user_id: string, group_key: string): Promise<Group | undefined> {
  const grouped = groupsOf(user_id, NOTIFICATION_KINDS, sql`and group_key = ${group_key} group by group_key`);
  return (await latestOf(user_id, NOTIFICATION_KINDS, grouped).execute(db)).rows[0];
}

/**
 * A page of a person's groups, the latest first.
 * @throws AppError PAGE_TOO_DEEP
 */
export async function listGroups(
  db: Database,
  user_id: string,
  query: Pick<NotificationsQuery, 'state' | 'category' | 'page' | 'page_size'>,
): Promise<{ items: Group[]; total: number }> {
  const { limit, offset } = pageBounds(query);
  const kinds = query.category === undefined ? NOTIFICATION_KINDS : kindsOf(query.category);
  const grouped = groupsOf(user_id, kinds, sql`group by group_key having ${HAVING[query.state ?? 'all']}`);
  const page = sql`${grouped} order by at desc, group_key limit ${limit} offset ${offset}`;
  const [{ rows }, total] = await Promise.all([
    latestOf(user_id, kinds, page).execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${grouped}) all_groups`.execute(db),
  ]);
  return { items: rows, total: total.rows[0]?.total ?? 0 };
}
