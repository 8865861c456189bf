import {
  isSilent,
  LIMITS,
  spokenLanguage,
  STRIKE_MONTHS,
  strikes,
  type CaseAction,
  type CaseRule,
  type CaseTargetType,
  type SuspendPerson,
} from '@abroad/contract';
import { withLatinDigits } from '@abroad/contract/latin-digits';
import { paragraphOf } from '../../core/paragraph-of.ts';
import { wordsIn, type Words } from '../../core/words-in.ts';

/** The facts for a statement of reasons. */
export interface Reasons {
  target_type: CaseTargetType;
  source: 'report' | 'signal' | 'staff';
  actions: readonly (CaseAction | { type: 'hide_until_read' })[];
  rule: CaseRule | null;
  facts: string | null;
  /** The sessions ahead that a suspension ends, where they were chosen one by one. */
  cancel?: SuspendPerson['cancel'] | undefined;
  /** When the account closes, where its mentor has notice; epoch milliseconds. */
  closes?: number | null;
  automated: boolean;
  /** Epoch milliseconds. */
  now: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** The end of a measure (epoch ms); null for none. */
export const endOf = (days: number | null, now: number): number | null => (days === null ? null : now + days * DAY_MS);

/** A moment some months later (epoch ms), as PostgreSQL adds them: the last day where the month is shorter. */
export function monthsAfter(time: number, months: number): number {
  const moved = new Date(time);
  const day = moved.getUTCDate();
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== day) {
    moved.setUTCDate(0);
  }
  return moved.getTime();
}

/** Writes dates (epoch ms), in UTC. @param language BCP 47. */
export const dateWriter = (language: string): ((time: number) => string) => {
  const format = new Intl.DateTimeFormat(withLatinDigits(spokenLanguage(language)), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (time: number) => format.format(time);
};
const listOf = (language: string, items: readonly string[]) =>
  new Intl.ListFormat(spokenLanguage(language), { type: 'conjunction', style: 'narrow' }).format(items);

/** Describes one action and its duration. */
function sentenceOf(
  action: Reasons['actions'][number],
  { target_type, cancel, closes, now }: Reasons,
  { t, language }: { t: Words; language: string },
): string | null {
  const date = dateWriter(language);
  switch (action.type) {
    case 'no_action':
      return null;
    case 'remove':
      return t(`moderation.remove.${target_type === 'review' || target_type === 'message' ? target_type : 'service'}`);
    case 'mask':
      return t('moderation.mask', {
        fields: listOf(
          language,
          action.fields.map((field) => t(`moderation.fields.${field}`)),
        ),
      });
    case 'hide_profile': {
      const end = endOf(action.days, now);
      return end === null ? t('moderation.hide_open') : t('moderation.hide_until', { date: date(end) });
    }
    case 'suspend': {
      const end = endOf(action.days, now);
      const length = end === null ? t('moderation.suspend_open') : t('moderation.suspend_until', { date: date(end) });
      const isSome = !action.end_sessions && cancel !== undefined && cancel.length > 0;
      const sessions = isSome ? 'some' : 'stay';
      return `${length} ${t(`moderation.sessions_${action.end_sessions ? 'end' : sessions}`)}`;
    }
    case 'hold_payouts': {
      const end = endOf(action.days, now);
      return end === null ? t('moderation.hold_open') : t('moderation.hold_until', { date: date(end) });
    }
    case 'limit_messages': {
      const end = endOf(action.days, now);
      return end === null ? t('moderation.limit_open') : t('moderation.limit_until', { date: date(end) });
    }
    case 'close_account':
      if (closes != null) return t('moderation.close_on', { date: date(closes) });
      return paragraphOf(
        language,
        t('moderation.close_account'),
        ...(action.at_once ? [t(`moderation.close_at_once.${action.at_once}`)] : []),
      );
    case 'restore':
      return t(target_type === 'account' ? 'moderation.active_again' : 'moderation.restore');
    default:
      return t(`moderation.${action.type}`);
  }
}

/** Writes whether it was reported, unless the decision only restores something, and who decided. */
function howFound(
  { source, automated, actions }: Pick<Reasons, 'source' | 'automated' | 'actions'>,
  t: Words,
  language: string,
): string {
  const by = t(automated ? 'moderation.by_itself' : 'moderation.by_person');
  if (actions.every(({ type }) => type === 'restore')) {
    return by;
  }
  return paragraphOf(language, t(source === 'report' ? 'moderation.reported' : 'moderation.noticed'), by);
}

/** Composes the text about a decision that is taken back without an appeal. @param reasons.decided_at epoch ms. */
export function composeUndo(
  { target_type, facts, decided_at }: Pick<Reasons, 'target_type' | 'facts'> & { decided_at: number },
  language: string,
): string[] {
  const t = wordsIn(language);
  return [
    t(`moderation.about.${target_type}`),
    t('moderation.undone', { date: dateWriter(language)(decided_at) }),
    ...(facts ? [t('moderation.facts', { text: facts })] : []),
    t('moderation.by_person'),
  ];
}

/**
 * The statement of reasons of a decision (DSA art. 17): the restriction, its place and duration, the facts, whether it was
 * reported, whether software decided, the rule, and how to appeal.
 * @returns paragraphs without markup; none without an effect.
 */
export function composeStatement(reasons: Reasons, language: string): string[] {
  const t = wordsIn(language);
  const date = dateWriter(language);
  const { target_type, source, actions, rule, facts, automated, now } = reasons;
  if (isSilent(actions)) {
    return [];
  }
  const done = actions.flatMap((action) => sentenceOf(action, reasons, { t, language }) ?? []);
  const isRestricting = actions.some(({ type }) => type !== 'note' && type !== 'restore' && type !== 'no_action');
  return [
    t(`moderation.about.${target_type}`),
    paragraphOf(language, ...done),
    ...(isRestricting ? [t('moderation.scope')] : []),
    ...(facts ? [t('moderation.facts', { text: facts })] : []),
    ...(rule === null ? [] : [t('moderation.rule', { rule: t(`moderation.rules.${rule}`) })]),
    howFound({ source, automated, actions }, t, language),
    ...(rule !== null && strikes(actions)
      ? [t('moderation.strike', { date: date(monthsAfter(now, STRIKE_MONTHS)) })]
      : []),
    ...(isRestricting ? [t('moderation.redress', { date: date(monthsAfter(now, LIMITS.appeal_months)) })] : []),
  ];
}
