import type { AvailabilitySchedule } from '@abroad/contract/availability-settings';
import { useMutation } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useUpdateSettings } from './use-settings.ts';

interface Properties {
  userId: string;
  schedule: AvailabilitySchedule;
  /** Services that name this schedule. */
  usedBy: number;
  onDefault: (updated_at: string) => void;
  onDeleted: () => void;
}

/** Makes a schedule the default one, or deletes it. The default one, and one that services use, stays. */
export function ScheduleTools({ userId, schedule, usedBy, onDefault, onDeleted }: Properties) {
  const t = useT();
  const update = useUpdateSettings(userId);
  const params = { id: schedule.id };
  const makeDefault = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      return api.patchAvailabilitySchedule({ params, body: { is_default: true } });
    },
    onSuccess(changed) {
      update((known) => ({
        ...known,
        schedules: known.schedules.map((one) => (one.id === changed.id ? changed : { ...one, is_default: false })),
      }));
      onDefault(changed.updated_at);
      showToast({ text: t('hours.now_default', { name: changed.name }) });
    },
  });
  const remove = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      await api.deleteAvailabilitySchedule({ params });
    },
    onSuccess() {
      onDeleted();
      update((known) => ({ ...known, schedules: known.schedules.filter((one) => one.id !== schedule.id) }));
      showToast({ text: t('hours.schedule_deleted', { name: schedule.name }) });
    },
  });
  if (schedule.is_default) {
    return <p className="muted small">{t('hours.is_default')}</p>;
  }
  return (
    <div className="stack">
      <div className="row">
        <Button
          kind="line"
          size="small"
          loading={makeDefault.isPending && t('forms.saving')}
          onClick={() => makeDefault.mutate()}
        >
          {t('hours.make_default')}
        </Button>
        {usedBy === 0 ? (
          <Button
            kind="danger"
            size="small"
            icon="trash"
            loading={remove.isPending && t('hours.deleting')}
            onClick={() => remove.mutate()}
          >
            {t('hours.delete_schedule')}
          </Button>
        ) : (
          <p className="muted small">{t('hours.used_by', { count: usedBy })}</p>
        )}
      </div>
      <FailureMessage variant="inline" error={makeDefault.error ?? remove.error} />
    </div>
  );
}
