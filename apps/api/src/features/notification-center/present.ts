import {
  categoryOf,
  NOTIFICATION_KINDS,
  pageOfKind,
  type NotificationItem,
  type NotificationKind,
} from '@abroad/contract';
import { isolate } from '@abroad/contract/isolate';
import { oneLine } from '../../core/one-line.ts';
import { wordsIn } from '../../core/words-in.ts';
import type { Group } from '../notifications/list-groups.ts';

const known = new Set<string>(NOTIFICATION_KINDS);
const isKnown = (kind: string): kind is NotificationKind => known.has(kind);

/** The sentence of a notification. @param language BCP 47 */
export function titleOf(
  { kind, name, unread, data = {} }: Pick<Group, 'kind' | 'name' | 'unread'> & Partial<Pick<Group, 'data'>>,
  language: string,
): string {
  const t = wordsIn(language);
  return isKnown(kind)
    ? t(`notification_center.${kind}`, {
        name: isolate(oneLine(name ?? t('notification_center.unnamed'))),
        count: Math.max(1, unread),
        outcome: typeof data['outcome'] === 'string' ? data['outcome'] : null,
      })
    : t('notification_center.hidden.product');
}

/** The page that it leads to, as its mail's button does. */
export function pathOf({ kind, data }: Pick<Group, 'kind' | 'data'>): string {
  const { booking_id, thread_id, decision_id } = data;
  if (booking_id !== undefined) {
    return `/bookings/${booking_id}${kind.startsWith('review_') ? '/review' : ''}`;
  }
  if (thread_id !== undefined) {
    return `/messages/${thread_id}`;
  }
  if (decision_id !== undefined) {
    return `/decisions/${decision_id}`;
  }
  return pageOfKind(kind) ?? '/notifications';
}

/** A group as its reader sees it. @param language BCP 47 */
export function presentGroup(group: Group, language: string): NotificationItem {
  const { id, kind, count, created_at, is_seen, is_read, is_archived, about, starts_at } = group;
  return {
    id,
    kind,
    category: categoryOf(kind),
    title: titleOf(group, language),
    about,
    starts_at,
    path: pathOf(group),
    count,
    created_at,
    is_seen,
    is_read,
    is_archived,
  };
}
