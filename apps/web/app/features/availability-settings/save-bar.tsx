import { useState } from 'react';
import { formError } from '../../api/form-error.ts';
import { isOutdated } from '../../api/is-outdated.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { fromDate, noonOf } from '../calendar/local-days.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { MeanwhileWords, OtherSide } from '../forms/changed-meanwhile.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import type { Meanwhile } from '../forms/use-meanwhile.ts';
import type { PolicyDraft } from './policy-draft.ts';
import type { useSave } from './use-save.ts';
import { weekdayName } from './weekday-name.ts';

interface Properties {
  save: ReturnType<typeof useSave>;
  hasProblems: boolean;
  /** Shows the part with the problems, if it is hidden. */
  onProblems: () => void;
  /** The element in which the first problem is looked for. */
  formId: string;
  onDiscard: () => void;
  /** Null without a change elsewhere. */
  meanwhile: Meanwhile | null;
  /** Whether the shown values differ from the saved ones. */
  hasEdits: boolean;
}

/** The bar at the foot of the page while there are unsaved changes. */
export function SaveBar({ save, hasProblems, onProblems, formId, onDiscard, meanwhile, hasEdits }: Properties) {
  const t = useT();
  const [refused, setRefused] = useState(false);
  const { mutate, isPending, error } = save;
  const labelOf = useHoursLabels();
  const isMet = meanwhile !== null && (error === null || isOutdated(error));
  const press = () => {
    setRefused(hasProblems);
    if (hasProblems) {
      onProblems();
      focusFirstError(formId);
    } else {
      mutate();
    }
  };
  return (
    <section className="save-bar" data-foot-bar aria-label={t('hours.unsaved')}>
      <div className="save-bar-words">
        <output className="strong">{t('hours.unsaved')}</output>
        {refused && hasProblems ? (
          <FailureMessage variant="inline" error={formError} />
        ) : isMet ? (
          <p className="small" role="alert">
            <MeanwhileWords meanwhile={meanwhile} labelOf={labelOf} />
          </p>
        ) : (
          <FailureMessage variant="inline" error={error} />
        )}
      </div>
      <div className="row">
        {meanwhile !== null && <OtherSide meanwhile={meanwhile} />}
        {(meanwhile === null || !hasEdits) && (
          <Button kind="line" disabled={isPending} onClick={onDiscard}>
            {t('hours.discard')}
          </Button>
        )}
        {hasEdits && (
          <Button loading={isPending && t('forms.saving')} onClick={press}>
            {t('hours.save')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Returns the labels of the fields of hours and policy, by the names that `bringTogether` gives. */
function useHoursLabels(): (name: string) => string {
  const t = useT();
  const format = useFormat();
  return (name) => {
    const [field = '', within = ''] = name.split('.');
    if (field === 'days') return weekdayName(format, Number(within));
    if (field === 'dated') return format.day(noonOf(fromDate(within) ?? 0), 'UTC');
    if (field === 'name') return t('hours.schedule_name');
    return t(field === 'time_zone' ? 'hours.zone' : `hours.${field as keyof PolicyDraft}`);
  };
}
