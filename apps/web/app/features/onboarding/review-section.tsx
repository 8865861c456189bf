import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { MentorStep } from './mentor-steps.ts';
import { stepTitle } from './step-words.ts';

/** What was said in one step, with the way back to it. */
export function ReviewSection({ step, children }: { step: MentorStep; children: ReactNode }) {
  const t = useT();
  const title = t(stepTitle[step]);
  return (
    <section className="review-section">
      <header className="row between">
        <h3>{title}</h3>
        <Link
          className="link"
          to={paths.mentorOnboarding({ step })}
          aria-label={t('onboarding.change_step', { step: title })}
          preventScrollReset
        >
          {t('onboarding.change')}
        </Link>
      </header>
      {children}
    </section>
  );
}

/** A name and what was said under it; a dash in words where nothing was. */
export function Said({ label, children }: { label: string; children: ReactNode }) {
  const t = useT();
  const empty = children === null || children === '' || children === undefined;
  return (
    <div className="said">
      <dt>{label}</dt>
      <dd className={empty ? 'muted' : undefined}>{empty ? t('onboarding.not_said') : children}</dd>
    </div>
  );
}
