import { withClient } from '../with-client.ts';

interface Made {
  made_at: string;
  rows: number;
  files: number;
}

/**
 * Notes in the database that a backup was made, for the console.
 * @returns whether it could: the database may be of an earlier version, or refuse writes.
 */
export async function recordBackup(database_url: string, { made_at, rows, files }: Made): Promise<boolean> {
  try {
    await withClient(database_url, (client) =>
      client.query('insert into backup_made (made_at, rows, files) values ($1, $2, $3)', [made_at, rows, files]),
    );
    return true;
  } catch {
    return false;
  }
}
