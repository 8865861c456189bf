import type { AvailabilitySettings } from '@abroad/contract/availability-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutdated } from '../../api/is-outdated.ts';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast.ts';
import { todayIn } from './edits.ts';
import { rulesOf } from './hours-draft.ts';
import { toPolicy } from './policy-draft.ts';
import type { EditsState } from './use-edits.ts';
import { settingsKey, useUpdateSettings, withOne } from './use-settings.ts';

/**
 * Saves the edits one after the other. A saved edit is removed from the edits, so that after a failure only the rest is
 * left to save.
 */
export function useSave(userId: string, settings: AvailabilitySettings, state: EditsState) {
  const t = useT();
  const update = useUpdateSettings(userId);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      const { schedules, policy } = state.edits;
      for (const [id, { draft, updated_at }] of Object.entries(schedules)) {
        const { name, time_zone } = draft;
        const rules = rulesOf(draft, todayIn(time_zone, Date.now()));
        const body = { name, time_zone, rules, updated_at };
        // One after the other: each is a change of the same mentor, and the first failure ends it.
        // oxlint-disable-next-line no-await-in-loop
        const saved = await api.patchAvailabilitySchedule({ params: { id }, body });
        update((known) => ({ ...known, schedules: withOne(known.schedules, saved) }));
        state.dropSchedule(id);
      }
      if (policy !== null) {
        const body = { ...toPolicy(policy.draft), updated_at: policy.updated_at };
        const saved = await api.patchBookingPolicy({ params: { id: settings.booking_policy.id }, body });
        update((known) => ({ ...known, booking_policy: saved }));
        state.dropPolicy();
      }
    },
    onSuccess() {
      state.agree();
      showToast({ text: t('hours.saved') });
    },
    onError: async (failure) => {
      if (isOutdated(failure)) {
        const queryKey = settingsKey(userId);
        await queries.refetchQueries({ queryKey });
        state.meet(queries.getQueryData<AvailabilitySettings>(queryKey) ?? settings);
      }
    },
  });
}
