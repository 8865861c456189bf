import type { Booking, SetMeetingPlace } from '@abroad/contract/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { useRefresh } from '../booking-core/use-refresh.ts';
import { platformWords } from '../booking/platform-words.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

/** Asks where a session is met. Typed text stays after a failure. */
export default function PlaceDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useT();
  const [place, setPlace] = useState(booking.join_url ?? booking.location ?? '');
  const [forService, setForService] = useState(false);
  const setting = useSetPlace(booking);
  const { first_name: name } = otherSide(booking);
  const isCall = platformWords[booking.platform].place === 'link';
  const isMissing = place.trim() === '';
  const refused = fieldFailures(setting.error).find(({ path }) => path === 'place')?.message;
  return (
    <FormDialog
      title={t('bookings.place_title', { name })}
      go={t('forms.save')}
      attempt={setting}
      isComplete={!isMissing}
      onSubmit={() => setting.mutate({ place, for_service: forService }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {(pressed) => (
        <>
          <TextField
            label={t(isCall ? 'hours.service_link' : 'hours.service_place')}
            hint={t('bookings.place_hint', { name })}
            required
            maxLength={300}
            inputMode={isCall ? 'url' : 'text'}
            value={place}
            error={pressed && isMissing ? t('bookings.place_missing') : refused}
            onChange={(event) => setPlace(event.target.value)}
          />
          <Checkbox
            label={t('bookings.place_for_service', { service: booking.event_type.title })}
            checked={forService}
            onChange={(event) => setForService(event.target.checked)}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Sets a session's meeting place, and updates it on all pages. */
function useSetPlace(booking: Booking) {
  const t = useT();
  const queries = useQueryClient();
  const refresh = useRefresh(booking.id);
  return useMutation({
    async mutationFn(body: SetMeetingPlace) {
      const { api } = await import('../../api/browser-client.ts');
      return api.setMeetingPlace({ params: { id: booking.id }, body });
    },
    onSuccess(changed, { for_service }) {
      refresh(changed);
      if (for_service === true) {
        void queries.invalidateQueries({ queryKey: ['availability-settings'] });
      }
      showToast({ text: t('bookings.place_saved', { name: otherSide(booking).first_name }) });
    },
    onError(error) {
      // The session was cancelled meanwhile, or is over: show its present state.
      if (isFailure(error) && error.code === 'ILLEGAL_MOVE') {
        refresh(null);
      }
    },
  });
}
