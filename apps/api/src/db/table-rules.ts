/** The features, and the parts of the API and of the tools, that write tables. */
type Owner = 'db' | 'http' | 'jobs' | 'views' | 'tools' | (string & {});

/** The writer of a table. */
interface Owned {
  /** The feature that writes it. Others call its front (`feature.ts`). Triggers and functions of the database have no owner. */
  owner: Owner;
}

/** The fate of a person’s rows in a table that refers to people. */
interface OfPeople extends Owned {
  /** The file name in the archive; `composed` where `export-data.ts` joins the rows, null where they are left out. */
  archive: string | null;
  /** `deleted` by `auth_user_id`, or `elsewhere`: the owner clears personal data in its own way. */
  erasure: 'deleted' | 'elsewhere';
}

export type TableRules = OfPeople | (Owned & { archive?: never; erasure?: never });
