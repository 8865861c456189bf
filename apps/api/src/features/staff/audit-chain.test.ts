import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { checkAudit } from './audit-chain.ts';

const scene = bookingScene();
const db = () => scene.api.context.db;

/** Empties the audit, as only the owner of its tables can. */
async function empty(): Promise<void> {
  const each = async (how: 'disable' | 'enable') => {
    await sql.raw(`alter table staff_event ${how} trigger no_truncate`).execute(db());
    await sql.raw(`alter table staff_event_day ${how} trigger no_truncate`).execute(db());
  };
  await each('disable');
  await sql`truncate staff_event, staff_event_day`.execute(db());
  await each('enable');
}

/** Changes the past as only the owner of the table can. */
async function tamper(change: string): Promise<void> {
  const around = async (how: string, statement: string) =>
    sql.raw(`alter table staff_event ${how} trigger staff_event_append_only; ${statement}`).execute(db());
  await around('disable', change);
  await around('enable', 'select 1');
}

const add = (created_at: string, reason: string | null = null) =>
  db()
    .insertInto('staff_event')
    .values({
      id: newId(),
      kind: 'audit_read',
      actor_user_id: null,
      about_user_id: null,
      role: null,
      subject_type: null,
      subject_id: null,
      reason,
      created_at,
    })
    .execute();
const seal = () => runJob(scene.api.context, 'seal-audit');

beforeEach(empty);

test('[T-108] each day that is over is sealed once, with the digest of the days before it', async () => {
  await add('2026-01-01T10:00:00Z');
  await add('2026-01-01T23:59:59.999Z');
  await add('2026-01-03T00:00:00Z');
  await add(new Date().toISOString());
  await seal();
  await seal();
  const { days, last, changed } = await checkAudit(db());
  expect({ days, changed, last: last && { day: last.day, entries: last.entries } }).toEqual({
    days: 2,
    changed: null,
    last: { day: '2026-01-03', entries: 1 },
  });
  const first = await db().selectFrom('staff_event_day').select('digest').orderBy('day').executeTakeFirst();
  expect(first?.digest).toHaveLength(32);
  expect(first?.digest.equals(last?.digest ?? Buffer.alloc(0))).toBe(false);
});

test('[T-108] an entry that is changed, removed or added afterwards is found by its day', async () => {
  const found = async () => (await checkAudit(db())).changed;
  for (const change of [
    `update staff_event set kind = 'person_read' where created_at < '2026-01-02'`,
    `update staff_event set created_at = created_at + interval '1 microsecond' where created_at < '2026-01-02'`,
    `delete from staff_event where created_at < '2026-01-02'`,
  ]) {
    await empty();
    await add('2026-01-01T10:00:00Z');
    await add('2026-01-02T10:00:00Z');
    await seal();
    expect(await found()).toBeNull();
    await tamper(change);
    expect({ change, found: await found() }).toEqual({ change, found: '2026-01-01' });
  }
  await empty();
  await add('2026-01-01T10:00:00Z');
  await add('2026-01-03T10:00:00Z');
  await seal();
  await add('2026-01-02T10:00:00Z');
  expect(await found()).toBe('2026-01-02');
});

test('[T-108] an erasure removes reasons and breaks nothing', async () => {
  const [admin, person] = [await scene.prospect(), await scene.prospect()];
  await grantRole(scene.api, admin, 'admin');
  const { user_id } = person;
  await admin.client.putStaffMember({ params: { user_id }, body: { role: 'support', reason: 'Answers mail' } });
  await tamper(`update staff_event set created_at = created_at - interval '2 days'`);
  await seal();
  await person.client.deleteAccount({ body: { confirm: person.slug } });
  const { rows } = await sql`select from staff_event where reason = 'Answers mail'`.execute(db());
  expect(rows).toEqual([]);
  expect(await checkAudit(db())).toMatchObject({ days: 1, changed: null });
});

test('[T-108] what was sealed stays', async () => {
  await add('2026-01-01T10:00:00Z');
  await seal();
  await expect(db().deleteFrom('staff_event_day').execute()).rejects.toThrow('append-only');
  await expect(db().updateTable('staff_event_day').set({ entries: 2 }).execute()).rejects.toThrow('append-only');
  await expect(sql`truncate staff_event_day`.execute(db())).rejects.toThrow('append-only');
});

test('[T-361] no append-only table can be emptied', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname like '%append_only' and not tgisinternal`.execute(
    db(),
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['staff_event', 'staff_event_day', 'ledger_entry', 'moderation_decision', 'booking_event']),
  );
  for (const { name } of rows) {
    await expect(sql.raw(`truncate ${name} cascade`).execute(db()), name).rejects.toThrow('append-only');
  }
});
