import { useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { datesBetween, setDates } from './dated-days.ts';
import { usualRange, type Range, type ScheduleDraft } from './hours-draft.ts';
import { rangeProblems } from './hours-problems.ts';
import { nextRange } from './next-range.ts';
import { RangeFields } from './range-fields.tsx';

type Kind = 'usual' | 'closed' | 'special';
const kinds: readonly Kind[] = ['closed', 'special', 'usual'];
/** A time off is a year at most. */
const mostDays = 366;

interface Properties {
  dated: ScheduleDraft['dated'];
  /** `2026-11-27` */
  today: string;
  first: string;
  last: string;
  onSpan: (first: string, last: string) => void;
  onSet: (dated: ScheduleDraft['dated']) => void;
  onClose: () => void;
}

/** How the chosen days differ from the usual week: closed, other hours, or not at all. Nothing counts before "Set". */
export function DatedEditor({ dated, today, first, last, onSpan, onSet, onClose }: Properties) {
  const t = useT();
  const name = useId();
  const own = dated[first];
  const [kind, setKind] = useState<Kind>(own === undefined || own.length === 0 ? 'closed' : 'special');
  const [ranges, setRanges] = useState<Range[]>(own === undefined || own.length === 0 ? [usualRange] : own);
  const [pressed, setPressed] = useState(false);
  const dates = datesBetween(first, last);
  const spanProblem =
    dates.length === 0 || first < today || dates.length > mostDays ? t('hours.span_bad', { days: mostDays }) : null;
  const problems = kind === 'special' ? rangeProblems(ranges) : new Map<number, string>();
  const set = () => {
    setPressed(true);
    if (spanProblem === null && problems.size === 0) {
      onSet(setDates(dated, dates, kind === 'usual' ? null : kind === 'closed' ? [] : ranges));
    }
  };
  return (
    <div className="dated-editor stack">
      <div className="field-pair">
        <TextField
          type="date"
          label={t('hours.first_day')}
          min={today}
          value={first}
          onChange={(event) => onSpan(event.target.value, event.target.value > last ? event.target.value : last)}
        />
        <TextField
          type="date"
          label={t('hours.last_day')}
          min={first}
          value={last}
          error={pressed ? spanProblem : null}
          onChange={(event) => onSpan(first, event.target.value)}
        />
      </div>
      <fieldset className="toggle-group" aria-label={t('hours.kind')}>
        {kinds.map((one) => (
          <label key={one} className="toggle-chip">
            <input type="radio" name={name} checked={kind === one} onChange={() => setKind(one)} />
            {t(`hours.kind_${one}`)}
          </label>
        ))}
      </fieldset>
      {kind === 'special' && (
        <>
          <RangeFields
            ranges={ranges}
            onChange={setRanges}
            problemOf={(index) => problems.get(index)}
            of={t('hours.these_days')}
          />
          <Button
            kind="quiet"
            size="small"
            icon="plus"
            className="start"
            onClick={() => setRanges([...ranges, nextRange(ranges)])}
          >
            {t('hours.add_more')}
          </Button>
        </>
      )}
      <div className="row">
        <Button size="small" disabled={kind === 'special' && ranges.length === 0} onClick={set}>
          {t('hours.set_days', { count: Math.max(1, dates.length) })}
        </Button>
        <Button size="small" kind="line" onClick={onClose}>
          {t('hours.cancel')}
        </Button>
      </div>
    </div>
  );
}
