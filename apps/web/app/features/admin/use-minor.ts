import { fromMinor } from '@abroad/reference-data/money';
import { useFormat } from '../../lib/viewer.tsx';

/** Writes a sum in minor units. */
export function useMinor() {
  const format = useFormat();
  return (amount_minor: number, currency: string) => format.money(fromMinor(amount_minor, currency) ?? 0, currency);
}
