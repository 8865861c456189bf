import type { MeetingPlatform } from '../../../db/tables.ts';

/** What calendar files and mails call the parts of a session. */
export interface SessionWords {
  platforms: Readonly<Record<MeetingPlatform, string>>;
  /** What somebody is called whose account is gone. */
  deleted_user: string;
  /** The reason of a session that its mentor deleted in their own calendar. */
  removed_from_calendar: string;
}
