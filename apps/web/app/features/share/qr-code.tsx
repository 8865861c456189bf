import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.tsx';

/** A code that a phone's camera reads. The library comes when somebody looks at one. */
export function QrCode({ url, fileName }: { url: string; fileName: string }) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['qr-code', url],
    staleTime: Infinity,
    queryFn: async () => {
      const { renderSVG } = await import('uqr');
      return `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;
    },
  });
  return (
    <div className="share-code">
      {data === undefined ? (
        <span className="share-code-place" aria-hidden="true" />
      ) : (
        <img src={data} alt={t('share.qr_alt')} width="168" height="168" />
      )}
      {data !== undefined && (
        <a className="link small" href={data} download={fileName}>
          {t('share.qr_save')}
        </a>
      )}
    </div>
  );
}
