import { useState, type ComponentProps } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { isWholeTime, readTime } from './read-time.ts';

interface Properties extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** `HH:MM`, or '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A time of the day on the clock that the reader has chosen, of 12 or 24 hours: the browser's own field follows the
 * device and doesn't know the choice. It accepts people's usual notations, and completes them when they leave.
 */
export function TimeField({ value, onChange, ...rest }: Properties) {
  const { clock } = useViewer();
  const halves = useHalfDays();
  const words = useTimeWords();
  // The text being typed, and left text that isn't a time.
  const [written, setWritten] = useState<{ text: string; isLeft: boolean } | null>(null);
  const isShown = written !== null && (!written.isLeft || value === '');

  const write = (text: string) => {
    setWritten({ text, isLeft: false });
    const time = isWholeTime(text) ? readTime(text, halves) : null;
    if (time !== null || text === '') {
      onChange(time ?? '');
    }
  };
  const leave = () => {
    if (written === null || written.isLeft) {
      return;
    }
    const time = readTime(written.text, halves);
    const isBlank = written.text.trim() === '';
    setWritten(time === null && !isBlank ? { text: written.text, isLeft: true } : null);
    onChange(time ?? '');
  };

  return (
    <input
      {...rest}
      type="text"
      inputMode={clock === '24' ? 'numeric' : 'text'}
      autoComplete="off"
      value={isShown ? written.text : words(value)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => write(event.target.value)}
      onBlur={leave}
    />
  );
}

/** Writes a time of the day (`HH:MM`; '' stays) on the reader's clock. */
export function useTimeWords(): (time: string) => string {
  const format = useFormat();
  return (time) => (time === '' ? '' : format.time(`1970-01-01T${time}:00Z`, 'UTC'));
}

/** The names of the halves of the day, taken from how times are written. */
function useHalfDays() {
  const t = useT();
  const name = (key: 'format.time_am' | 'format.time_pm') =>
    t(key, { hour: '', minute: '' }).replaceAll(/[\s:.\u200E\u200F\u2066-\u2069]/gu, '');
  return { am: name('format.time_am'), pm: name('format.time_pm') };
}
