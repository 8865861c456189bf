import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/browser-client.ts';

/** Ticks "Share your link" off. Where that fails the step stays, and nobody is bothered with it. */
export function useNoteShared() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.shareMentorProfile(),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['mentor-checklist'] }),
  });
}
