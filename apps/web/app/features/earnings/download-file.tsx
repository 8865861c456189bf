import { useMutation } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';

/** Without it, spreadsheets take UTF-8 for what their country once used; reading an answer as text drops it. */
const byteOrderMark = '\uFEFF';

/** Hands over all sessions of the period as a file for a spreadsheet. It needs the token, so it is fetched and not linked. */
export function DownloadFile({ dates }: { dates: { from?: string; to?: string } }) {
  const t = useT();
  const fetching = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getEarningsFile({ query: dates });
    },
    onSuccess: (text) => {
      const name = ['earnings', dates.from, dates.to].filter((part) => part !== undefined).join('-');
      saveFile(`${name}.csv`, 'text/csv', byteOrderMark + text);
    },
  });
  return (
    <>
      <Button kind="line" loading={fetching.isPending && t('earnings.downloading')} onClick={() => fetching.mutate()}>
        {t('earnings.download')}
      </Button>
      <FailureMessage variant="toast" error={fetching.error} onRetry={() => fetching.mutate()} />
    </>
  );
}
