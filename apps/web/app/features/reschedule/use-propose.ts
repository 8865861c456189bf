import type { Booking } from '@abroad/contract/bookings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefused } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/toast.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { useRefresh } from '../booking-core/use-refresh.ts';

interface Wish {
  starts: readonly string[];
  message: string;
}

/** Sends other times to the other side, says so and leads back to the booking. */
export function usePropose(booking: Booking, onSent: () => void) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh(booking.id);
  const [keyFor] = useState(createKeyFor);
  return useMutation({
    mutationFn: async ({ starts, message }: Wish) => {
      const { api } = await import('../../api/browser-client.ts');
      const body = { starts: [...starts], ...(message === '' ? {} : { message }) };
      return api.createProposal({ params: { id: booking.id }, body, idempotency_key: keyFor(body) });
    },
    onSuccess(changed) {
      onSent();
      refresh(changed);
      showToast({ text: t('moving.proposed_toast', { name: otherSide(booking).first_name }) });
      void navigate(paths.booking(booking.id));
    },
    onError(error) {
      if (isRefused(error)) {
        refresh(null);
      }
    },
  });
}
