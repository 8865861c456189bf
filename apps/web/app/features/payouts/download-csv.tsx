import type { PublicClient } from '@abroad/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';

/** Without it, spreadsheets read UTF-8 as an older encoding of their country; reading an answer as text drops it. */
const byteOrderMark = '\uFEFF';

interface Properties {
  /** Without the ending. */
  name: string;
  read: (api: PublicClient) => Promise<string>;
}

/** Hands over a file for a spreadsheet. It needs the token, so it is fetched and not linked. */
export function DownloadCsv({ name, read }: Properties) {
  const t = useT();
  const fetching = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      return read(api);
    },
    onSuccess: (text) => saveFile(`${name}.csv`, 'text/csv', byteOrderMark + text),
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
