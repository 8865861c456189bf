import type { Generated } from 'kysely';
import type { Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

export interface UniversityTable {
  id: string;
  name: string;
  state_province: string | null;
  country_code: string;
  domains: Generated<string[]>;
  aliases: Generated<string[]>;
  rank: number | null;
  /** The year since which it no longer teaches under its name. */
  closed_in: number | null;
  /** The university that it became part of. */
  successor_id: string | null;
  /** False for an entered university until it has been checked. */
  is_listed: Generated<boolean>;
  updated_at: Touched;
}

/** A university that a person entered because it wasn't listed. */
export interface UniversityEntryTable {
  university_id: string;
  /** Null once the account is gone. */
  auth_user_id: string | null;
  country_code: string;
  /** The name as it is compared. */
  name_key: string;
  website: string | null;
  state: Generated<'open' | 'listed' | 'merged' | 'declined'>;
  created_at: Timestamp;
  decided_at: Timestamp | null;
}

/** The edition of a reference list that was loaded last. */
export interface ReferenceListTable {
  name: string;
  digest: string;
  loaded_at: Touched;
}

/** The time, and the row at that time, up to which the jobs of due rows are enqueued. */
export interface DueWorkTable {
  name: string;
  until: Timestamp;
  key: string;
}

export interface ReferenceTables {
  university_entry: UniversityEntryTable;
  university: UniversityTable;
  reference_list: ReferenceListTable;
  due_work: DueWorkTable;
}

export const referenceTables = {
  // The university stays for others who studied there.
  university_entry: { owner: 'universities', archive: 'universities_entered', erasure: 'elsewhere' },
  university: { owner: 'reference' },
  reference_list: { owner: 'reference' },
  due_work: { owner: 'jobs' },
} as const satisfies Record<keyof ReferenceTables, TableRules>;
