import type { Context } from '../../context.ts';
import { wordsIn } from '../../core/words-in.ts';
import { plainMail } from '../mail/mail-content.ts';
import { findReader } from '../mail/find-reader.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';

type MailContext = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

interface DecisionFacts {
  language: string;
  decision_id: string;
  /** The statement of reasons. */
  statement: string;
}

/** The statement of reasons, to the person whom a decision is about. */
export const decisionMadeNotification: Notification<DecisionFacts> = {
  kind: 'decision_made',
  preference: null,
  content({ language, decision_id, statement }, { public_url }) {
    const t = wordsIn(language);
    const title = t('reports.decision.title');
    return plainMail(language, {
      heading: title,
      lead: t('reports.decision.lead'),
      quote: { label: t('reports.decision.label'), text: statement },
      button: { label: t('reports.decision.button'), href: `${public_url}/decisions/${decision_id}` },
    });
  },
};

interface AppealFacts {
  language: string;
  decision_id: string;
  state: 'upheld' | 'overturned';
  /** Why; null where nothing was written. */
  answer: string | null;
}

/** The answer to an appeal. */
export const appealDecidedNotification: Notification<AppealFacts> = {
  kind: 'appeal_decided',
  preference: null,
  content({ language, decision_id, state, answer }, { public_url }) {
    const t = wordsIn(language);
    const title = t(`reports.appeal.${state}.title`);
    return plainMail(language, {
      heading: title,
      lead: t(`reports.appeal.${state}.lead`),
      quote: answer === null ? null : { label: t('reports.appeal.label'), text: answer },
      button: { label: t('reports.appeal.button'), href: `${public_url}/decisions/${decision_id}` },
    });
  },
};

/** Sends a decision's statement of reasons, once. Decisions without one change nothing for the person. */
export async function notifyOfDecision(context: MailContext, decision_id: string): Promise<void> {
  const decision = await context.db
    .selectFrom('moderation_decision')
    .select(['about_user_id', 'statement', 'language'])
    .where('id', '=', decision_id)
    .executeTakeFirst();
  const reader = decision && (await findReader(context.db, decision.about_user_id));
  if (reader && decision.statement !== null) {
    const { language, statement } = decision;
    await sendNotification(context, decisionMadeNotification, {
      to: reader,
      facts: { language, decision_id, statement },
      deduplication: `${decisionMadeNotification.kind}:${decision_id}`,
    });
  }
}

/** Answers an appeal, once. */
export async function notifyOfAppeal(context: MailContext, appeal_id: string): Promise<void> {
  const appeal = await context.db
    .selectFrom('moderation_appeal')
    .select(['appellant_user_id', 'decision_id', 'state', 'answer'])
    .where('id', '=', appeal_id)
    .executeTakeFirst();
  const reader = appeal && (await findReader(context.db, appeal.appellant_user_id));
  if (reader && appeal.state !== 'open') {
    const { decision_id, state, answer } = appeal;
    await sendNotification(context, appealDecidedNotification, {
      to: reader,
      facts: { language: reader.language, decision_id, state, answer },
      deduplication: `${appealDecidedNotification.kind}:${appeal_id}`,
    });
  }
}
