import type { ProviderCalendar } from '@abroad/contract/calendar-connections';
import { useT } from '../../lib/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Tag } from '../../ui/tag.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SaveState } from './save-state.tsx';
import { useCheckConflicts } from './use-change-calendars.ts';

interface Properties {
  id: string;
  userId: string;
  /** The account's. */
  name: string;
  calendars: readonly ProviderCalendar[];
}

/** Which calendars of an account keep their owner from being booked. Each is saved as it is ticked. */
export function ConflictTicks({ id, userId, name, calendars }: Properties) {
  const t = useT();
  return (
    <fieldset id={id} className="conflicts" aria-label={t('calendars.conflicts_of', { name })}>
      <legend className="field-label">{t('calendars.conflicts')}</legend>
      {calendars.map((calendar) => (
        <Tick key={calendar.id} userId={userId} calendar={calendar} />
      ))}
    </fieldset>
  );
}

/** Shows at once what was ticked; what could not be saved goes back by itself. */
function Tick({ userId, calendar }: { userId: string; calendar: ProviderCalendar }) {
  const t = useT();
  const { mutate, isPending, isSuccess, variables, error } = useCheckConflicts(userId, calendar);
  const { name, is_primary, is_writable, problem } = calendar;
  return (
    <div className="conflict">
      <Checkbox
        label={
          <>
            <span className="own-words">{name}</span> {is_primary && <Tag>{t('calendars.main')}</Tag>}{' '}
            {!is_writable && <Tag>{t('calendars.read_only')}</Tag>}{' '}
            {problem !== null && (
              <Tag tone="danger" icon="warning">
                {t('calendars.cannot_read')}
              </Tag>
            )}
          </>
        }
        checked={isPending ? variables : calendar.check_conflicts}
        onChange={(event) => mutate(event.target.checked)}
      />
      <SaveState isSaving={isPending} isSaved={isSuccess} />
      <FailureMessage variant="inline" error={error} />
    </div>
  );
}
