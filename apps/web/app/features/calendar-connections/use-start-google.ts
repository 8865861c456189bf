import { useMutation } from '@tanstack/react-query';

/** Opens Google's page, which asks for consent and leads back to these settings. */
export function useStartGoogle() {
  return useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      const body = { return_to: `${location.pathname}#calendars` };
      const { authorization_url } = await api.connectGoogleCalendar({ body });
      location.assign(authorization_url);
    },
  });
}
