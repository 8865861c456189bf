import { useId } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import type { Range } from './hours-draft.ts';
import { TimeField } from '../forms/time-field.tsx';
import { useTimeWords } from '../forms/time-field.tsx';

interface Properties {
  ranges: readonly Range[];
  onChange: (ranges: Range[]) => void;
  /** Returns the problem of the range at an index. */
  problemOf: (index: number) => string | undefined;
  /** The day of the hours, for screen readers: `Monday`. */
  of: string;
}

/** From when to when, as often as there are ranges. */
export function RangeFields({ ranges, onChange, problemOf, of }: Properties) {
  return (
    <ul className="ranges">
      {ranges.map((range, index) => (
        <RangeRow
          // Ranges have no name of their own, and their order is theirs.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          range={range}
          of={of}
          problem={problemOf(index)}
          onChange={(changed) => onChange(ranges.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => onChange(ranges.filter((_, at) => at !== index))}
        />
      ))}
    </ul>
  );
}

interface RowProperties {
  range: Range;
  of: string;
  problem: string | undefined;
  onChange: (range: Range) => void;
  onRemove: () => void;
}

function RangeRow({ range, of, problem, onChange, onRemove }: RowProperties) {
  const t = useT();
  const id = useId();
  const note = useNote(range);
  const words = useTimeWords();
  const common = {
    className: 'input range-time',
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem === undefined ? undefined : id,
  } as const;
  return (
    <li className="range">
      <div className="range-row">
        <TimeField
          {...common}
          aria-label={t('hours.from_of', { day: of })}
          value={range.start}
          onChange={(start) => onChange({ ...range, start })}
        />
        <span aria-hidden="true">–</span>
        <TimeField
          {...common}
          aria-label={t('hours.to_of', { day: of })}
          value={range.end}
          onChange={(end) => onChange({ ...range, end })}
        />
        <IconButton
          icon="trash"
          label={t('hours.remove_range', { day: of, start: words(range.start), end: words(range.end) })}
          onClick={onRemove}
        />
      </div>
      {note && <span className="muted tiny">{note}</span>}
      <FieldError id={id}>{problem}</FieldError>
    </li>
  );
}

/** Explains that an end at or before the start means the next day. */
function useNote({ start, end }: Range): string | null {
  const t = useT();
  const words = useTimeWords();
  if (start === '' || end === '' || end > start) {
    return null;
  }
  if (end === '00:00') {
    return t(start === '00:00' ? 'hours.all_day' : 'hours.until_midnight');
  }
  return t('hours.next_day', { time: words(end) });
}
