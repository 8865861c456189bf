import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { CalendarAccess, CalendarCredentials, CalendarSource } from '../../providers/calendar/port.ts';

/** A connection as far as it opens the door. */
export interface Door {
  id: string;
  provider: 'google' | 'caldav' | 'ical';
  secret: Buffer;
  secret_key_id: string;
}

/** What a sealed secret belongs to: it opens in no other row. */
const sealContext = (connection_id: string) => `calendar_connection.secret:${connection_id}`;

/** @returns the columns that keep credentials. */
export function sealCredentials(
  { sealer }: Pick<Context, 'sealer'>,
  connection_id: string,
  credentials: CalendarCredentials,
): { secret: Buffer; secret_key_id: string } {
  const { bytes, key_id } = sealer.seal(JSON.stringify(credentials), sealContext(connection_id));
  return { secret: bytes, secret_key_id: key_id };
}

type CredentialsOf<P extends Door['provider']> = Extract<CalendarCredentials, { provider: P }>;

/** Opens what was sealed for a connection; new credentials that the provider gives are kept at once. */
export function openAccess<P extends Door['provider']>(
  context: Pick<Context, 'db' | 'clock' | 'sealer'>,
  door: Door & { provider: P },
): CalendarAccess<CredentialsOf<P>> {
  const plain = context.sealer.open({ bytes: door.secret, key_id: door.secret_key_id }, sealContext(door.id));
  return {
    credentials: JSON.parse(plain) as CredentialsOf<P>,
    async renewed(credentials) {
      await context.db
        .updateTable('calendar_connection')
        .set({ ...sealCredentials(context, door.id, credentials), updated_at: toInstant(context.clock.now()) })
        .where('id', '=', door.id)
        .execute();
    },
  };
}

/** The source of a kind of calendar; null where this instance has none. Access and source are of the same kind. */
export const sourceOf = (
  { calendars }: Pick<Context, 'calendars'>,
  provider: Door['provider'],
): CalendarSource | null => calendars[provider];
