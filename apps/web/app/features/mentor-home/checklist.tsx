import type { MentorChecklist } from '@abroad/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useOwnName } from '../../session/use-own-name.ts';
import type { MessageKey } from '../../locales/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import './stops.css';

const AvatarDialog = laterDialog(() => import('../avatar/avatar-dialog.tsx'));
const ProveDialog = laterDialog(() => import('./prove-dialog.tsx'));
const ShareDialog = laterDialog(() => import('../share/share-dialog.tsx'));

const dialogs = ['photo', 'proof', 'share'] as const;
type DialogStep = (typeof dialogs)[number];

interface Stop {
  step: MentorChecklist['steps'][number]['step'] | 'profile';
  isDone: boolean;
  label: MessageKey;
  why: MessageKey;
  /** The page where it is done; null where a dialog opens here. */
  to: string | null;
}

/** The stops of the way to a complete profile: what its route lacks first, then the steps after publishing. */
export function stopsOf({ steps, missing: [lack] }: MentorChecklist, slug: string): Stop[] {
  const links = {
    meeting_link: paths.myServices(),
    calendar: paths.myCalendars(),
    paid_service: paths.myServices(),
    payout_account: paths.payoutAccount(),
  };
  return [
    {
      step: 'profile',
      isDone: lack === undefined,
      label: lack === undefined ? 'mentoring.profile' : `mentoring.missing_${lack}`,
      why: lack === undefined ? 'mentoring.profile' : `mentoring.missing_${lack}_why`,
      to: paths.mentorProfile(slug),
    },
    ...steps.map(({ step, is_done }) => ({
      step,
      isDone: is_done,
      label: `mentoring.${step}` as const,
      why: `mentoring.${step}_why` as const,
      to: step === 'photo' || step === 'proof' || step === 'share' ? null : links[step],
    })),
  ];
}

export const isComplete = ({ steps, missing }: MentorChecklist): boolean =>
  missing.length === 0 && steps.every(({ is_done }) => is_done);

/** The way of a new mentor as stops on a line, each with its verb; the end is a stamp. */
export function Checklist({ checklist, slug }: { checklist: MentorChecklist; slug: string }) {
  const t = useT();
  const id = useId();
  const [opened, setOpened] = useState<DialogStep | null>(null);
  const stops = stopsOf(checklist, slug);
  const next = stops.find(({ isDone }) => !isDone);
  const done = stops.filter(({ isDone }) => isDone).length;
  return (
    <section className="card stops" aria-labelledby={id}>
      <header className="stops-head">
        <div>
          <h2 id={id}>
            {next === undefined ? t('mentoring.ready') : t('mentoring.done_of', { done, count: stops.length })}
          </h2>
          <p className="small muted">{t(next === undefined ? 'mentoring.ready_why' : next.why)}</p>
        </div>
        {next !== undefined && <StopAction stop={next} onOpen={setOpened} isButton />}
      </header>
      <ol className="stops-line">
        {stops.map((stop) => (
          <li
            key={stop.step}
            className={classNames(stop.isDone && 'stop-done', stop === next && 'stop-now')}
            aria-current={stop === next ? 'step' : undefined}
          >
            {stop.isDone ? (
              <span>
                {t(stop.label)} <span className="unseen">{t('mentoring.is_done')}</span>
              </span>
            ) : (
              <StopAction stop={stop} onOpen={setOpened} />
            )}
          </li>
        ))}
        <li className={classNames('stop-stamp', next === undefined && 'stop-done')}>
          <span className="stop-seal">
            <Icon name="check" />
          </span>
          <span>{t('mentoring.ready')}</span>
        </li>
      </ol>
      <StepDialog step={opened} slug={slug} onClose={() => setOpened(null)} />
    </section>
  );
}

interface ActionProperties {
  stop: Stop;
  onOpen: (step: DialogStep) => void;
  isButton?: boolean;
}

/** The way to do a step: a link to its page, or a button that opens its dialog. */
function StopAction({ stop: { step, label, to }, onOpen, isButton = false }: ActionProperties) {
  const t = useT();
  if (to !== null) {
    return isButton ? (
      <ButtonLink size="small" to={to}>
        {t(label)}
      </ButtonLink>
    ) : (
      <Link to={to}>{t(label)}</Link>
    );
  }
  const open = () => {
    const dialog = dialogs.find((one) => one === step);
    if (dialog !== undefined) onOpen(dialog);
  };
  return isButton ? (
    <Button size="small" onClick={open}>
      {t(label)}
    </Button>
  ) : (
    <button type="button" className="link-button" onClick={open}>
      {t(label)}
    </button>
  );
}

interface DialogProperties {
  step: DialogStep | null;
  slug: string;
  onClose: () => void;
}

/** The dialog of a step; when it closes, the steps are looked up again. */
function StepDialog({ step, slug, onClose }: DialogProperties) {
  const t = useT();
  const name = useOwnName();
  const queries = useQueryClient();
  const close = () => {
    onClose();
    void queries.invalidateQueries({ queryKey: ['mentor-checklist'] });
  };
  return (
    <Suspense>
      {step === 'photo' && <AvatarDialog name={name} open onClose={close} />}
      {step === 'proof' && <ProveDialog onClose={close} />}
      {step === 'share' && (
        <ShareDialog
          title={t('share.profile')}
          path={paths.mentorProfile(slug)}
          embedPath={paths.embed(slug)}
          name={name}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
