import type { ErrorCode } from '@abroad/contract';
import pg from 'pg';
import { AppError } from '../core/app-error.ts';

/** The error codes of violated constraints, by the constraint's name. */
const BY_CONSTRAINT: Readonly<Record<string, ErrorCode>> = {
  authenticated_user_slug_key: 'SLUG_TAKEN',
  authenticated_user_slug_look_key: 'SLUG_TAKEN',
  former_slug_pkey: 'SLUG_TAKEN',
  event_type_slug_key: 'SLUG_TAKEN',
  mentor_profile_auth_user_id_key: 'ALREADY_EXISTS',
  prospect_profile_auth_user_id_key: 'ALREADY_EXISTS',
  booking_mentor_time_taken: 'SLOT_TAKEN',
  booking_prospect_time_taken: 'PROSPECT_BUSY',
  booking_not_oneself: 'OWN_BOOKING',
  booking_people_active: 'PROFILE_NOT_FOUND',
  booking_legal_move: 'ILLEGAL_MOVE',
  event_type_taken_down: 'FORBIDDEN',
};

/** SQLSTATE classes and codes of an unavailable database (PostgreSQL, appendix A). */
const UNAVAILABLE = /^(08|28|3D000|53|55000|57P0|57014|25P03|40001|40P01|55P03)/;
const NOT_CONNECTED = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

/** @returns the product's error for a database error, or null where the client can't act on it. */
export function errorForDatabase(cause: unknown): AppError | null {
  if (cause instanceof pg.DatabaseError) {
    const code = cause.constraint === undefined ? undefined : BY_CONSTRAINT[cause.constraint];
    if (code) {
      return new AppError(code, { cause });
    }
    return UNAVAILABLE.test(cause.code ?? '') ? new AppError('UNAVAILABLE', { cause }) : null;
  }
  if (!(cause instanceof Error)) {
    return null;
  }
  const lost =
    NOT_CONNECTED.test((cause as NodeJS.ErrnoException).code ?? '') ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client was closed|Client has encountered|Cannot use a pool after/.test(
      cause.message,
    );
  return lost ? new AppError('UNAVAILABLE', { cause }) : null;
}
