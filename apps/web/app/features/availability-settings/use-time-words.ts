import { useFormat } from '../../lib/viewer.tsx';

/** Writes a time of the day (`HH:MM`; '' stays) on the reader's clock. */
export function useTimeWords(): (time: string) => string {
  const format = useFormat();
  return (time) => (time === '' ? '' : format.time(`1970-01-01T${time}:00Z`, 'UTC'));
}
