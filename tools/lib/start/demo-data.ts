import { Client, type Pool } from 'pg';

const MENTORS = 300;
const SEED = 1;
const MARK = 'demo data';
/** Their names are no longer drawn. */
const NUMBERED_PORTRAIT = String.raw`/portraits/[fmn]\d+\.svg$`;

/** Creates the schema for the records of tools. */
export async function makeToolsSchema(database: Pick<Client, 'query'> | Pick<Pool, 'query'>): Promise<void> {
  await database.query('create schema if not exists tools');
  await database.query(
    'create table if not exists tools.done (name text primary key, at timestamptz not null default now())',
  );
}

/** Does something once per database, whatever the number of starts. @returns whether it was done now. */
async function once(databaseUrl: string, name: string, work: (client: Client) => Promise<unknown>): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await makeToolsSchema(client);
    const { rowCount } = await client.query('select from tools.done where name = $1', [name]);
    if (rowCount) return false;
    await work(client);
    await client.query('insert into tools.done (name) values ($1)', [name]);
    return true;
  } finally {
    await client.end();
  }
}

/** Shows the initials of people in an earlier demonstration, whose portraits were drawn from a number. */
async function dropNumberedPortraits(client: Client): Promise<void> {
  for (const table of ['mentor_profile', 'prospect_profile']) {
    await client.query(`update ${table} set profile_image_url = null where profile_image_url ~ $1`, [
      NUMBERED_PORTRAIT,
    ]);
  }
}

/** Loads 300 generated mentors, the demo accounts, their past sessions with reviews, and their messages to each other, at the first start. */
export async function loadDemoData(databaseUrl: string): Promise<boolean> {
  await once(databaseUrl, 'no numbered portraits', dropNumberedPortraits);
  return once(databaseUrl, MARK, async () => {
    // Only the first start loads these modules.
    const { seedMentors } = await import('../../seed/seed.ts');
    const { seedDemoAccounts } = await import('../../seed/demo/seed-demo-accounts.ts');
    const { seedMessages } = await import('../../seed/messages/seed-messages.ts');
    const { seedReviews } = await import('../../seed/reviews/seed-reviews.ts');
    await seedMentors(databaseUrl, { mentors: MENTORS, seed: SEED, log: () => {} });
    await seedDemoAccounts(databaseUrl);
    await seedReviews(databaseUrl, { seed: SEED });
    await seedMessages(databaseUrl);
  });
}
