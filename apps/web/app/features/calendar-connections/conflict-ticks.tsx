import type { ProviderCalendar } from '@abroad/contract/calendar-connections';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Tag } from '../../ui/tag.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import type { AccountName } from './account-name.ts';
import { SaveState } from './save-state.tsx';
import { useCheckConflicts } from './use-change-calendars.ts';

interface Properties {
  id: string;
  userId: string;
  account: AccountName;
  calendars: readonly ProviderCalendar[];
}

/** Which calendars of an account keep their owner from being booked. Each is saved as it is ticked. */
export function ConflictTicks({ id, userId, account, calendars }: Properties) {
  const t = useT();
  return (
    <fieldset id={id} className="conflicts" aria-label={t('calendars.conflicts_of', { name: account.name })}>
      <legend className="field-label">{t('calendars.conflicts')}</legend>
      {calendars.map((calendar) => (
        <Tick
          key={calendar.id}
          userId={userId}
          calendar={calendar}
          alone={calendars.length === 1 ? account.title : null}
        />
      ))}
    </fieldset>
  );
}

interface TickProperties {
  userId: string;
  calendar: ProviderCalendar;
  /** The name of the account, where this is the only calendar in it. */
  alone: string | null;
}

/** Shows at once what was ticked; what could not be saved goes back by itself. */
function Tick({ userId, calendar, alone }: TickProperties) {
  const t = useT();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { mutate, isPending, isSuccess, error } = useCheckConflicts(userId, calendar);
  const { name, is_primary, is_writable, problem } = calendar;
  return (
    <div className="conflict">
      <Checkbox
        label={
          <span className="conflict-name">
            <span className="own-words">{is_writable ? name : (alone ?? name)}</span>{' '}
            {alone === null && is_primary && <Tag>{t('calendars.main')}</Tag>}{' '}
            {alone === null && !is_writable && <Tag>{t('calendars.read_only')}</Tag>}{' '}
            {problem !== null && (
              <Tag tone="danger" icon="warning">
                {t('calendars.cannot_read')}
              </Tag>
            )}
          </span>
        }
        checked={chosen ?? calendar.check_conflicts}
        onChange={({ target: { checked } }) => {
          setChosen(checked);
          mutate(checked, { onSettled: () => setChosen(null) });
        }}
      />
      <SaveState isSaving={isPending} isSaved={isSuccess} />
      <FailureMessage variant="inline" error={error} />
    </div>
  );
}
