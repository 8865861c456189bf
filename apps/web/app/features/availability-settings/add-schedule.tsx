import type { AvailabilitySchedule } from '@abroad/contract/availability-settings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { TextField } from '../../ui/text-field.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { useUpdateSettings, withOne } from './use-settings.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

interface Properties {
  userId: string;
  /** The schedule whose zone and weekly hours the new one copies. */
  model: Pick<AvailabilitySchedule, 'time_zone' | 'rules'>;
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** Makes one more schedule, with a name of its own. */
export default function AddSchedule({ userId, model, onAdded, onClose }: Properties) {
  const t = useT();
  const [name, setName] = useState('');
  const [keyFor] = useState(() => createKeyFor());
  const update = useUpdateSettings(userId);
  const adding = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      const rules = model.rules
        .filter((rule) => rule.weekday !== null)
        .map(({ weekday, start_time, end_time }) => ({ weekday, start_time, end_time }));
      const body = { name, time_zone: model.time_zone, rules };
      return api.createAvailabilitySchedule({ body, idempotency_key: keyFor(body) });
    },
    onSuccess(added) {
      update((known) => ({ ...known, schedules: withOne(known.schedules, added) }));
      onAdded(added.id);
    },
  });
  const nameError = fieldFailures(adding.error).find(({ path }) => path === 'name')?.message;
  return (
    <FormDialog
      title={t('hours.add_schedule')}
      go={t('hours.add')}
      attempt={adding}
      {...(nameError !== undefined && { failure: null })}
      onSubmit={() => adding.mutate()}
      onClose={onClose}
    >
      <p className="muted">{t('hours.add_schedule_what')}</p>
      <TextField
        label={t('hours.schedule_name')}
        required
        value={name}
        error={nameError}
        placeholder={t('hours.schedule_example')}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
