import type { MentorChecklist } from '@abroad/contract/identity';
import { useId } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useOwnName } from '../../session/use-own-name.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShareProfile } from '../share/share-button.tsx';
import { useChecklist } from './use-checklist.ts';

type Step = MentorChecklist['steps'][number];

const ways: Record<Exclude<Step['step'], 'share'>, () => string> = {
  photo: paths.myPicture,
  meeting_link: paths.myServices,
  calendar: paths.myCalendars,
  paid_service: paths.myServices,
};

/** What is left to do after publishing. It stays until all of it is done. */
export function TodoCard({ slug }: { slug: string }) {
  const t = useT();
  const id = useId();
  const { data } = useChecklist();
  if (data === undefined) {
    return null;
  }
  const { steps, missing } = data;
  const done = steps.filter(({ is_done }) => is_done).length;
  if (done === steps.length && missing.length === 0) {
    return null;
  }
  return (
    <section className="card card-body stack" aria-labelledby={id}>
      <div className="row between">
        <h2 className="card-title" id={id}>
          {t('mentoring.todo')}
        </h2>
        <p className="muted small">{t('mentoring.done_of', { done, count: steps.length })}</p>
      </div>
      <ul className="todo-list">
        {missing.map((part) => (
          <li key={part} className="todo-row">
            <Icon name="warning" />
            <div>
              <p className="strong">{t(`mentoring.missing_${part}`)}</p>
              <p className="muted small">{t(`mentoring.missing_${part}_why`)}</p>
            </div>
            <ButtonLink
              kind="line"
              size="small"
              to={paths.mentorProfile(slug)}
              aria-label={`${t('mentoring.to_profile')}: ${t(`mentoring.missing_${part}`)}`}
            >
              {t('mentoring.to_profile')}
            </ButtonLink>
          </li>
        ))}
        {steps.map((step) => (
          <TodoRow key={step.step} slug={slug} {...step} />
        ))}
      </ul>
    </section>
  );
}

function TodoRow({ slug, step, is_done }: Step & { slug: string }) {
  const t = useT();
  const name = useOwnName();
  return (
    <li className={is_done ? 'todo-row todo-done' : 'todo-row'}>
      <Icon name={is_done ? 'check' : 'arrow_on'} />
      <div>
        <p className="strong">
          {t(`mentoring.${step}`)}
          {is_done && <span className="unseen"> {t('mentoring.is_done')}</span>}
        </p>
        {!is_done && <p className="muted small">{t(`mentoring.${step}_why`)}</p>}
      </div>
      {!is_done &&
        (step === 'share' ? (
          <ShareProfile slug={slug} name={name} />
        ) : (
          <ButtonLink
            kind="line"
            size="small"
            to={ways[step]()}
            aria-label={`${t('mentoring.do')}: ${t(`mentoring.${step}`)}`}
          >
            {t('mentoring.do')}
          </ButtonLink>
        ))}
    </li>
  );
}
