import type { StaffRole } from '@abroad/contract/staff';
import type { Answers } from './play-api.ts';
import { FLAGS, NOW, SAMPLE_ID } from './sample-answers.ts';

/** Returns the answers that make the signed-in person a staff member. */
export const staffAnswers = (role: StaffRole) =>
  ({
    getMyResources: { ...FLAGS, staff_role: role },
    getStaffMe: { user_id: SAMPLE_ID, role, granted_at: NOW },
  }) satisfies Answers;

/** A name that the console might not treat as text. */
export const HOSTILE_NAME = { first_name: '<img src=x onerror=alert(1)>', last_name: '=cmd()|A1' };
