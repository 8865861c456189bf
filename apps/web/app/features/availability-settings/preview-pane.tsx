import type { EventTypeSettings } from '@abroad/contract/availability-settings';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { groupByDay, localDay, noonOf, type Slot } from '../calendar/local-days.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useNow } from '../../lib/use-now.ts';
import { previewDays, usePreview, type PreviewQuestion } from './use-preview.ts';

/** The most slots that a day shows; above that it shows the number of further ones. */
const mostShown = 8;

interface Properties {
  userId: string;
  question: PreviewQuestion | null;
  /** The services whose slots follow from these hours. */
  services: readonly EventTypeSettings[];
  service: EventTypeSettings | null;
  onService: (id: string) => void;
}

/** The slots that visitors would see in the next two weeks, if the settings were saved as they are. */
export function PreviewPane({ userId, question, services, service, onService }: Properties) {
  const t = useT();
  const { data, error, refetch, isOld } = usePreview(userId, question);
  return (
    <Card className="stack settings-preview">
      <h2 className="card-title">{t('hours.preview')}</h2>
      {services.length > 0 && (
        <SelectField
          label={t('hours.preview_of')}
          options={services.map(({ id, title, duration_min }) => ({
            value: id,
            label: t('hours.preview_service', { title, minutes: duration_min }),
          }))}
          value={service?.id ?? ''}
          onChange={(event) => onService(event.target.value)}
        />
      )}
      {question === null && <p className="small">{t('hours.preview_waits')}</p>}
      {error ? (
        <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <PreviewDays slots={data.available_slots} zone={data.time_zone} withheld={data.withheld} isOld={isOld} />
      ) : (
        <div aria-busy="true" className="stack">
          <Skeleton shape="block" />
        </div>
      )}
    </Card>
  );
}

interface DaysProperties {
  slots: readonly Slot[];
  zone: string;
  withheld: boolean;
  isOld: boolean;
}

function PreviewDays({ slots, zone, withheld, isOld }: DaysProperties) {
  const t = useT();
  const format = useFormat();
  const today = localDay(useNow(), zone);
  const days = Array.from({ length: previewDays }, (_, index) => today + index);
  const byDay = groupByDay(slots, zone);
  const total = days.reduce((sum, day) => sum + (byDay.get(day)?.length ?? 0), 0);
  return (
    <div className={classNames('preview', isOld && 'preview-old')} aria-busy={isOld}>
      <output className="muted small">
        {withheld ? t('hours.preview_withheld') : t('hours.preview_total', { count: total, zone: format.zone(zone) })}
      </output>
      <ul className="preview-days" aria-label={t('hours.preview_days')}>
        {days.map((day) => (
          <PreviewDay key={day} name={format.day(noonOf(day), 'UTC')} slots={byDay.get(day) ?? []} zone={zone} />
        ))}
      </ul>
    </div>
  );
}

function PreviewDay({ name, slots, zone }: { name: string; slots: readonly Slot[]; zone: string }) {
  const t = useT();
  const format = useFormat();
  const more = slots.length - mostShown;
  return (
    <li>
      <span className="preview-date">{name}</span>
      {slots.length === 0 ? (
        <span className="muted">{t('hours.preview_none')}</span>
      ) : (
        <span className="preview-times">
          {slots.slice(0, more > 0 ? mostShown - 1 : mostShown).map(({ start }) => (
            <span key={start}>{format.time(start, zone)}</span>
          ))}
          {more > 0 && <span className="muted">{t('hours.preview_more', { count: more + 1 })}</span>}
        </span>
      )}
    </li>
  );
}
