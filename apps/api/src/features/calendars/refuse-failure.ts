import type { ErrorCode } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import { CalendarFailure, type CalendarProblem } from '../../providers/calendar/port.ts';

const CODES: Readonly<Record<CalendarProblem, ErrorCode>> = {
  signed_out: 'CALENDAR_SIGNED_OUT',
  unreachable: 'CALENDAR_UNREACHABLE',
  limited: 'CALENDAR_UNREACHABLE',
  gone: 'CALENDAR_UNREADABLE',
  unreadable: 'CALENDAR_UNREADABLE',
  forbidden_address: 'CALENDAR_ADDRESS_FORBIDDEN',
  refused: 'CALENDAR_SIGNED_OUT',
};

/** Says to the person who connects a calendar why it can't be done; anything that is no calendar's fault passes on. */
export function refuseFailure(error: unknown): never {
  throw error instanceof CalendarFailure ? new AppError(CODES[error.problem], { cause: error }) : error;
}
