import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SaveState } from './save-state.tsx';
import { targetOptions } from './target-options.ts';
import type { Calendars } from './use-calendars.ts';
import { useChooseTarget } from './use-change-calendars.ts';

/** The one calendar of all that sessions are written to. It is saved as it is chosen. */
export function TargetField({ userId, known }: { userId: string; known: Calendars }) {
  const t = useT();
  const target = known.calendars.find(({ is_target }) => is_target) ?? null;
  const [chosen, setChosen] = useState<string | null>(null);
  const { mutate, isPending, isSuccess, error } = useChooseTarget(userId, target);
  const options = targetOptions(known, t);
  if (options.length === 0) {
    return <p className="muted small">{t('calendars.no_target')}</p>;
  }
  return (
    <div className="target">
      <SelectField
        label={t('calendars.target')}
        hint={t('calendars.target_hint')}
        options={[{ value: '', label: t('calendars.target_none') }, ...options]}
        value={chosen ?? target?.id ?? ''}
        onChange={({ target: { value } }) => {
          setChosen(value);
          mutate(value, { onSettled: () => setChosen(null) });
        }}
      />
      <SaveState isSaving={isPending} isSaved={isSuccess} />
      <FailureMessage variant="inline" error={error} />
    </div>
  );
}
