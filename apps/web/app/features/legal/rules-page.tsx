import {
  LADDERS,
  LATE_CANCELLATION_H,
  LATE_CANCELLATIONS_PER_NO_SHOW,
  STRIKE_MONTHS,
  type LadderStep,
} from '@abroad/contract/case-ladders';
import { HIDES_FROM_REPORTERS, HIDES_WITHIN_MS } from '@abroad/contract/case-rules';
import { LIMITS } from '@abroad/contract/limits';
import { REPORT_REASONS, type ReportReason } from '@abroad/contract/report-reasons';
import { Link } from 'react-router';
import { useT, type Translate } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import './legal.css';
import { Jumps } from '../../ui/jumps.tsx';
import { TextPage, TextSection } from './text-page.tsx';
import { TextSections, type Section } from './text-sections.tsx';

const HOUR_MS = 60 * 60_000;
/** `other` is a reason to report and no rule. */
const named = REPORT_REASONS.filter((reason): reason is Exclude<ReportReason, 'other'> => reason !== 'other');

const others: readonly Section[] = [
  {
    title: 'conduct.decide_title',
    items: [
      'conduct.decide_due',
      'conduct.decide_automatic',
      'conduct.decide_signals',
      'conduct.decide_statement',
      'conduct.decide_staff',
    ],
  },
  { title: 'conduct.appeal_title', intro: 'conduct.appeal_text' },
  { title: 'conduct.report_title', intro: 'conduct.report_text' },
];

const TITLES = ['conduct.banned_title', 'conduct.steps_title', ...others.map(({ title }) => title)] as const;

/** The rules of conduct, and the consequences: the steps and numbers are those by which the platform decides. */
export function RulesPage() {
  const t = useT();
  return (
    <TextPage title={t('conduct.title')}>
      <p>{t('conduct.intro')}</p>
      <Jumps label={t('layout.jumps')} to={TITLES.map((id) => ({ id, title: t(id) }))} />
      <TextSection id="conduct.banned_title" title={t('conduct.banned_title')}>
        <ul>
          {named.map((reason) => (
            <li key={reason}>{t(`conduct.rule_${reason}`)}</li>
          ))}
          <li>{t('conduct.rule_no_show')}</li>
        </ul>
      </TextSection>
      <TextSection id="conduct.steps_title" title={t('conduct.steps_title')}>
        <p>{t('conduct.steps_intro', { months: STRIKE_MONTHS })}</p>
        <Ladder title={t('conduct.ladder_no_show')} steps={LADDERS.no_show} />
        <p>{t('conduct.late_text', { hours: LATE_CANCELLATION_H, count: LATE_CANCELLATIONS_PER_NO_SHOW })}</p>
        <Ladder title={t('conduct.ladder_paying_outside')} steps={LADDERS.paying_outside} />
        <p>{t('conduct.safety_text')}</p>
        <p>{t('conduct.other_text')}</p>
        <p>{t('conduct.close_text', { days: LIMITS.closing_notice_days })}</p>
      </TextSection>
      <TextSections sections={others} values={{ count: HIDES_FROM_REPORTERS, hours: HIDES_WITHIN_MS / HOUR_MS }} />
      <p>
        <T id="conduct.more" parts={{ link: <Link className="link" to={paths.transparency()} /> }} />
      </p>
    </TextPage>
  );
}

/** The consequences of each strike of a kind. */
function Ladder({ title, steps }: { title: string; steps: readonly LadderStep[] }) {
  const t = useT();
  return (
    <>
      <h3>{title}</h3>
      <table className="legal-table ladder-table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('conduct.strike')}</th>
            <th scope="col">{t('conduct.leads_to')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, at) => (
            // Steps have no key besides their position.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td>{stepWords(step, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function stepWords(step: LadderStep, t: Translate): string {
  switch (step.do) {
    case 'warn':
      return t('conduct.step_warn');
    case 'hide_until_read':
      return t('conduct.step_hide_checklist');
    case 'hide':
      return t('conduct.step_hide_days', { days: step.days });
    case 'suspend':
      return t('conduct.step_suspend_days', { days: step.days });
    case 'close':
      return t('conduct.step_close');
  }
}
