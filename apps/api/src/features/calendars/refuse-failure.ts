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

/** Turns a calendar's failure into an error for the user who connects it; other errors pass. */
export function refuseFailure(error: unknown): never {
  throw error instanceof CalendarFailure ? new AppError(CODES[error.problem], { cause: error }) : error;
}
