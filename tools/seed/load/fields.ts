import { idParts, type Kind } from '../identifiers.ts';
import type { Mentor } from '../mentor.ts';
import { remember } from '../remember.ts';
import { numericBytes } from './numeric.ts';
import type { RowWriter } from './row-writer.ts';

const DAY_MS = 86_400_000;
/** 2000-01-01, from which PostgreSQL counts. */
const POSTGRES_EPOCH_DAY = 10_957;

const uuidBytes = remember((uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex'));
const daysOf = remember((date: string) => Date.parse(date) / DAY_MS - POSTGRES_EPOCH_DAY);
const numeric = remember(numericBytes);

/** Writes the ids of a mentor's rows. */
export type WriteId = (writer: RowWriter, kind: Kind, at?: number) => void;

export function idWriter({ seed, index }: Mentor): WriteId {
  const { first, second, third, fourth } = idParts(seed, index);
  return (writer, kind, at = 0) => writer.uuid(first, second(kind, at), third, fourth);
}

export const writeUuid = (writer: RowWriter, uuid: string): void => writer.bytes(uuidBytes(uuid));

/** @param date `YYYY-MM-DD` */
export function writeDate(writer: RowWriter, date: string | null): void {
  if (date === null) writer.none();
  else writer.integer(daysOf(date));
}

export function writeNumeric(writer: RowWriter, value: number | null): void {
  if (value === null) writer.none();
  else writer.bytes(numeric(value));
}

export const writeTexts = (writer: RowWriter, values: readonly string[]): void =>
  writer.array('text', values.length, (at) => writer.text(values[at] as string));
