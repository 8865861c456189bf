import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/browser-client.ts';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';

interface Properties {
  onPause: () => void;
  onClose: () => void;
}

/** The effects of a pause for students, and the things that stay the same. */
export default function PauseQuestion({ onPause, onClose }: Properties) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['bookings', 'while-paused'],
    staleTime: staleTimes.volatile,
    queryFn: ({ signal }) => api.listBookings({ query: { role: 'mentor', when: 'upcoming', page_size: 1 }, signal }),
  });
  return (
    <FormDialog
      title={t('owner.pause_title')}
      go={t('owner.pause_profile')}
      keep={t('owner.pause_cancel')}
      onSubmit={onPause}
      onClose={onClose}
    >
      <p>{t('owner.pause_hides')}</p>
      <p>{data === undefined ? t('owner.pause_keeps') : t('owner.pause_keeps_count', { count: data.total })}</p>
      <p>{t('owner.pause_requests')}</p>
    </FormDialog>
  );
}
