import { useT } from '../../lib/i18n.tsx';

/** The number of the reader's tasks, beside the link to them; nothing if there are none. */
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
