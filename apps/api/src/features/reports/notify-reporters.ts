import type { ReportOutcome } from '@abroad/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { wordsIn } from '../../core/words-in.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { plainMail, type MailContent } from '../mail/mail-content.ts';
import { findReader } from '../mail/find-reader.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { MailSettings, Notification, Recipient } from '../mail/compose.ts';
import { ACTION_TYPES, outcomeOf } from './own-reports.ts';

type MailContext = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

/** Confirms a report to who made it. */
export const reportReceivedJob = jobKind({
  task: 'tell-report-received',
  payload: z.object({ report_id: z.uuid() }),
  lane: 'mail',
  key: ({ report_id }) => `tell-report-received:${report_id}`,
});

interface ReportFacts {
  language: string;
  code: string;
  has_account: boolean;
}

/** Writes a reporter's mail without their words: anyone can enter any address, so receipts could carry any text to it. */
function contentOf(
  { language, code, has_account }: ReportFacts,
  about: 'received' | ReportOutcome,
  { public_url }: MailSettings,
): MailContent {
  const t = wordsIn(language);
  const title = t(about === 'received' ? 'reports.received.title' : 'reports.outcome.title');
  return plainMail(language, {
    heading: title,
    lead: t(about === 'received' ? 'reports.received.lead' : `reports.outcome.leads.${about}`, { code }),
    button: has_account
      ? { label: t('reports.see_reports'), href: `${public_url}/reports` }
      : { label: t('reports.see_rules'), href: `${public_url}/rules` },
    why: t(has_account ? 'mail.why_account' : 'reports.why_address'),
  });
}

/** Notifies of a report's arrival. */
export const reportReceivedNotification: Notification<ReportFacts> = {
  kind: 'report_received',
  preference: null,
  is_secret: true,
  content: (facts, settings) => contentOf(facts, 'received', settings),
};

/** The outcome of a report. */
export const reportOutcomeNotification: Notification<ReportFacts & { outcome: ReportOutcome }> = {
  kind: 'report_outcome',
  preference: null,
  is_secret: true,
  content: (facts, settings) => contentOf(facts, facts.outcome, settings),
};

interface StoredReport {
  id: string;
  code: string;
  language: string;
  reporter_user_id: string | null;
  reporter_email: string | null;
}

const selectReports = ({ db }: Pick<Context, 'db'>) =>
  db.selectFrom('report').select(['id', 'code', 'language', 'reporter_user_id', 'reporter_email']);

/** Finds the recipient; null for reporters without an address. Typed names aren't in emails. */
async function recipientOf({ db }: MailContext, report: StoredReport): Promise<Recipient | null> {
  const { reporter_user_id, reporter_email: email, language } = report;
  if (reporter_user_id !== null) {
    return findReader(db, reporter_user_id);
  }
  return email === null ? null : { user_id: null, first_name: '', last_name: '', email, language };
}

/** Confirms a report, once. */
export async function confirmReport(context: MailContext, report_id: string): Promise<void> {
  const report = await selectReports(context).where('id', '=', report_id).executeTakeFirst();
  const to = report && (await recipientOf(context, report));
  if (to) {
    await sendNotification(context, reportReceivedNotification, {
      to,
      facts: { language: to.language, code: report.code, has_account: to.user_id !== null },
      deduplication: `${reportReceivedNotification.kind}:${report_id}`,
    });
  }
}

/** Tells each reporter of a case what a person decided, once for each decision. */
export async function notifyReporters(context: MailContext, decision_id: string): Promise<void> {
  const { rows } = await sql<{ case_id: string; overturns_decision_id: string | null; action_types: string[] }>`
    select decision.case_id, decision.overturns_decision_id, ${ACTION_TYPES} as action_types
    from moderation_decision decision where decision.id = ${decision_id} and not decision.automated`.execute(
    context.db,
  );
  const [decision] = rows;
  if (decision === undefined) {
    return;
  }
  const outcome = outcomeOf(decision);
  for (const report of await selectReports(context).where('case_id', '=', decision.case_id).execute()) {
    const to = await recipientOf(context, report);
    if (to !== null) {
      await sendNotification(context, reportOutcomeNotification, {
        to,
        facts: { language: to.language, code: report.code, has_account: to.user_id !== null, outcome },
        deduplication: `${reportOutcomeNotification.kind}:${decision_id}:${report.id}`,
      });
    }
  }
  await context.db
    .updateTable('report')
    .set({ outcome_told_at: toInstant(context.clock.now()) })
    .where('case_id', '=', decision.case_id)
    .execute();
}
