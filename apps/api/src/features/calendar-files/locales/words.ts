import type { MeetingPlatform } from '../../../db/tables.ts';

/** Words for a session in calendar files and emails. */
export interface SessionWords {
  platforms: Readonly<Record<MeetingPlatform, string>>;
  /** The name of a deleted user. */
  deleted_user: string;
  /** The reason for a session that its mentor deleted in their own calendar. */
  removed_from_calendar: string;
}
