import pg from 'pg';

const DAYS = 30;

/** Mentors who can be booked, so that every response has slots. */
export async function slugsOf(database_url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: database_url });
  await client.connect();
  const { rows } = await client.query<{ slug: string }>(
    `select person.slug from authenticated_user person
     where exists (select from event_type service where service.auth_user_id = person.id and service.is_active)
       and exists (select from mentor_profile profile where profile.auth_user_id = person.id and profile.status = 'active')
     order by person.slug`,
  );
  await client.end();
  return rows.map(({ slug }) => slug);
}

/** Returns the paths of one mentor after another, thirty days from tomorrow. */
export function askedInTurn(slugs: readonly string[]): () => string {
  const from = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
  const span = `start=${new Date(from).toISOString()}&end=${new Date(from + DAYS * 86_400_000).toISOString()}`;
  let next = 0;
  return () => {
    next = (next + 1) % slugs.length;
    return `/api/v1/calendar/availability/by-slug/${slugs[next]}?${span}`;
  };
}
