import type { CalendarConnection, ProviderCalendar } from '@abroad/contract/calendar-connections';
import { useMutation } from '@tanstack/react-query';
import { focusCalendars } from './focus-calendars.ts';
import { useUpdateCalendars } from './use-calendars.ts';

/** Reads the calendars of an account now. The answer's `problem` names a calendar that could not be read. */
export function useRefresh(userId: string, { id }: CalendarConnection, onDone: (read: CalendarConnection) => void) {
  const update = useUpdateCalendars(userId);
  return useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      const read = await api.refreshCalendarConnection({ params: { id } });
      const { reloaded } = await update((known) => ({
        ...known,
        connections: known.connections.map((one) => (one.id === read.id ? read : one)),
      }));
      await reloaded;
      return read;
    },
    onSuccess: onDone,
  });
}

/** Ends a connection; access to a Google account is given back. @param onDone is called before the account disappears from the page. */
export function useDisconnect(userId: string, { id, provider }: CalendarConnection, onDone: () => void) {
  const update = useUpdateCalendars(userId);
  return useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      await (provider === 'google'
        ? api.disconnectGoogleCalendar({ query: { connection_id: id } })
        : api.deleteCalendarConnection({ params: { id } }));
    },
    onSuccess: async () => {
      onDone();
      await update(({ connections, calendars }) => ({
        connections: connections.filter((one) => one.id !== id),
        calendars: calendars.filter((one) => one.connection_id !== id),
      }));
      focusCalendars();
    },
  });
}

/** Sets whether a calendar's entries block bookings. */
export function useCheckConflicts(userId: string, { id }: ProviderCalendar) {
  const update = useUpdateCalendars(userId);
  return useMutation({
    // Sent one after the other, so that the last one wins.
    scope: { id: `calendar ${id}` },
    mutationFn: async (check_conflicts: boolean) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.patchProviderCalendar({ params: { id }, body: { check_conflicts } });
    },
    onSuccess: (changed) =>
      update((known) => ({
        ...known,
        calendars: known.calendars.map((one) => (one.id === changed.id ? changed : one)),
      })),
  });
}

interface Target {
  /** '' is none. */
  id: string;
  /** The earlier choice. */
  before: string;
}

/** Chooses the calendar that sessions are written to. */
export function useChooseTarget(userId: string) {
  const update = useUpdateCalendars(userId);
  return useMutation({
    scope: { id: 'target calendar' },
    mutationFn: async ({ id, before }: Target) => {
      const { api } = await import('../../api/browser-client.ts');
      const one = id || before;
      if (one !== '') {
        await api.patchProviderCalendar({ params: { id: one }, body: { is_target: id !== '' } });
      }
    },
    onSuccess: (_, { id }) =>
      update((known) => ({
        ...known,
        calendars: known.calendars.map((one) => ({ ...one, is_target: one.id === id })),
      })),
  });
}
