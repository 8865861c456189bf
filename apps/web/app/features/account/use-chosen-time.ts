import { useSearchParams } from 'react-router';
import { useFormat } from '../../lib/viewer.tsx';
import { readAddress } from '../booking/address.ts';

/** The time that somebody chose before they were asked who they are, in words; null for who came for something else. */
export function useChosenTime(): string | null {
  const format = useFormat();
  const [search] = useSearchParams();
  const [, query] = (search.get('redirect_url') ?? '').split('?');
  const { start, zone } = readAddress(new URLSearchParams(query));
  return start === null ? null : format.at(start, zone ?? undefined);
}
