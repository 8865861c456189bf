import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { CalendarAccess, CalendarCredentials, CalendarSource } from '../../providers/calendar/port.ts';

/** The parts of a connection that hold its sealed credentials. */
export interface SealedConnection {
  id: string;
  provider: 'google' | 'caldav' | 'ical';
  secret: Buffer;
  secret_key_id: string;
}

/** Binds a sealed secret to its row: it can't be opened in another one. */
const sealContext = (connection_id: string) => `calendar_connection.secret:${connection_id}`;

/** @returns the columns for the credentials. */
export function sealCredentials(
  { sealer }: Pick<Context, 'sealer'>,
  connection_id: string,
  credentials: CalendarCredentials,
): { secret: Buffer; secret_key_id: string } {
  const { bytes, key_id } = sealer.seal(JSON.stringify(credentials), sealContext(connection_id));
  return { secret: bytes, secret_key_id: key_id };
}

type CredentialsOf<P extends SealedConnection['provider']> = Extract<CalendarCredentials, { provider: P }>;

/** Opens the credentials of a connection. Renewed credentials are stored at once. */
export function openAccess<P extends SealedConnection['provider']>(
  context: Pick<Context, 'db' | 'clock' | 'sealer'>,
  connection: SealedConnection & { provider: P },
): CalendarAccess<CredentialsOf<P>> {
  const plain = context.sealer.open(
    { bytes: connection.secret, key_id: connection.secret_key_id },
    sealContext(connection.id),
  );
  return {
    credentials: JSON.parse(plain) as CredentialsOf<P>,
    async renewed(credentials) {
      await context.db
        .updateTable('calendar_connection')
        .set({ ...sealCredentials(context, connection.id, credentials), updated_at: toInstant(context.clock.now()) })
        .where('id', '=', connection.id)
        .execute();
    },
  };
}

/** The source for a provider; null if this instance has none. */
export const sourceOf = (
  { calendars }: Pick<Context, 'calendars'>,
  provider: SealedConnection['provider'],
): CalendarSource | null => calendars[provider];

const BATCH = 500;

/** Seals secrets with the current key, so that an older key can be removed. */
export async function resealSecrets(context: Pick<Context, 'db' | 'clock' | 'sealer'>): Promise<void> {
  const { db, sealer } = context;
  const connections = await db
    .selectFrom('calendar_connection')
    .select(['id', 'provider', 'secret', 'secret_key_id'])
    .where('secret_key_id', '<>', sealer.key_id)
    .limit(BATCH)
    .execute();
  for (const door of connections) {
    const { credentials } = openAccess(context, door);
    await db
      .updateTable('calendar_connection')
      .set(sealCredentials(context, door.id, credentials))
      .where('id', '=', door.id)
      // Credentials that were renewed meanwhile use the current key already.
      .where('secret_key_id', '=', door.secret_key_id)
      .execute();
  }
}
