import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../../context.ts';
import { hasWorker } from '../../db/has-worker.ts';
import { backupAge, calendarStates, jobStandings, payoutStates, waitingMails } from './standings.ts';

/** Metrics of the database, the same in all processes. @returns a function that reads them again. */
export function sharedMetrics(registers: [Registry], { db }: Pick<Context, 'db'>): () => Promise<void> {
  const byTask = (name: string, help: string) => new Gauge({ name, help, labelNames: ['task'] as const, registers });
  const plain = (name: string, help: string) => new Gauge({ name, help, registers });
  const due = byTask('jobs_due', 'Jobs that should be done by now, also those that failed and wait for their next try');
  const retrying = byTask('jobs_retrying', 'Jobs that failed and wait for their next try');
  const failed = byTask('jobs_failed', 'Jobs that were tried as often as they may be');
  const oldest = byTask('jobs_oldest_due_seconds', 'How long ago the oldest job that should be done was first due');
  const mails = plain('mails_waiting', 'Mails that are written and were not taken by the mail server yet');
  const oldestMail = plain('mails_oldest_waiting_seconds', 'How long ago the oldest of them was written');
  const byState = (name: string, help: string) => new Gauge({ name, help, labelNames: ['state'] as const, registers });
  const calendars = byState('calendars', 'Calendars in use, by how they could be read last');
  const payouts = byState('payouts', 'Payouts that are not over, by what they wait for');
  const oldestPayout = byState('payouts_oldest_seconds', 'How long ago the oldest of them last changed');
  const backup = plain(
    'backup_age_seconds',
    'How long ago the last backup was made, or, without one, the first migration',
  );
  const worker = plain('worker_alive', 'Whether anybody works off jobs, in whichever process');
  const up = plain('database_up', 'Whether the database answered this look');
  const all = [due, retrying, failed, oldest, mails, oldestMail, calendars, payouts, oldestPayout, backup];

  async function look(): Promise<void> {
    for (const { task, ...now } of await jobStandings(db)) {
      due.set({ task }, now.due);
      retrying.set({ task }, now.retrying);
      failed.set({ task }, now.failed);
      oldest.set({ task }, now.oldest_s);
    }
    const waiting = await waitingMails(db);
    mails.set(waiting.count);
    oldestMail.set(waiting.oldest_s);
    for (const { state, count } of await calendarStates(db)) calendars.set({ state }, count);
    for (const { state, count, oldest_s } of await payoutStates(db)) {
      payouts.set({ state }, count);
      oldestPayout.set({ state }, oldest_s);
    }
    backup.set(await backupAge(db));
    worker.set(Number(await hasWorker(db)));
  }

  return async () => {
    for (const one of all) one.reset();
    worker.set(0);
    try {
      await look();
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}
