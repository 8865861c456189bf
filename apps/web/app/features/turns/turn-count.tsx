import { useT } from '../../lib/i18n.tsx';

/** How much waits for the reader, beside the way to it; nothing where nothing does. */
export function TurnCount({ count }: { count: number }) {
  const t = useT();
  return (
    count > 0 && (
      <>
        <span className="tab-count" aria-hidden="true">
          {count}
        </span>
        <span className="unseen"> {t('turns.count', { count })}</span>
      </>
    )
  );
}
