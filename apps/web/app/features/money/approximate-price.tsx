import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { classNames } from '../../ui/class-names.ts';

interface Properties {
  /** Major units of `currency`. */
  price: number | null;
  currency: string | null;
  /** Whether the payment's currency is shown beside it; otherwise only screen readers hear that, because a note below says it. */
  explained?: boolean;
}

/** A price in the reader's own currency: nothing if that is the same one, or no rates are known. */
export function ApproximatePrice({ price, currency, explained = false }: Properties) {
  const t = useT();
  const format = useFormat();
  const about = format.approximate(price, currency);
  if (about === null || currency === null) {
    return null;
  }
  const note = `, ${t('format.approximate_note', { currency })}`;
  return (
    <span className={classNames('approximate', !explained && 'approximate-short')}>
      {about}
      {explained ? note : <span className="unseen">{note}</span>}
    </span>
  );
}
