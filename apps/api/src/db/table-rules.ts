/** The features, and the parts of the API and of the tools, that write tables. */
type Owner = 'db' | 'http' | 'jobs' | 'views' | 'tools' | (string & {});

/** The writer of a table, and the fate of a person’s rows in it. */
export interface TableRules {
  /** The feature that writes it. Others call its front (`feature.ts`). Triggers and functions of the database have no owner. */
  owner: Owner;
  /** Where it refers to a person: the file name in their archive; `composed` where `export-data.ts` joins the rows, null where they are left out. */
  archive?: string | null;
  /** Where it refers to a person: `deleted` by `auth_user_id`, or `elsewhere`: the owner clears personal data in its own way. */
  erasure?: 'deleted' | 'elsewhere';
}
