import type { ColumnType } from 'kysely';

/** Timestamps are read as RFC 3339 text and written as text or Date. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;
export type Touched = ColumnType<string, string | Date | undefined, string | Date>;
export type Json<T> = ColumnType<T, string, string>;
