import { Popover } from '@base-ui/react/popover';
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { monthWords, parseMonth, shortMonth } from '../../lib/months.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Properties {
  /** The id of the label of the field. */
  describedBy: string;
  /** Returns the text in the field. */
  read: () => string;
  /** @param month `2022-10` */
  onChoose: (month: string) => void;
  /** Called if it can't be loaded (`laterDialog`). */
  onClose?: () => void;
}

/** The months of a year behind a button; it is loaded open. */
export default function MonthPicker({ describedBy, read, onChoose }: Properties) {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  const trigger = useRef<HTMLButtonElement>(null);
  const grid = useRef<HTMLFieldSetElement>(null);
  const choose = (month: string) => {
    onChoose(month);
    setOpen(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        ref={trigger}
        className="icon-button"
        aria-label={t('forms.month_choose')}
        aria-describedby={describedBy}
      >
        <Icon name="calendar" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="picker-layer" sideOffset={4} align="end">
          <Popover.Popup
            className="menu"
            aria-label={t('forms.month_choose')}
            // The first press was on another button, which this one has replaced.
            finalFocus={trigger}
            initialFocus={() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')}
          >
            <Months grid={grid} chosen={parseMonth(read())} onChoose={choose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The months by which each key moves; in a table from right to left the arrows to the sides change places. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
};

/** A month as the number of months since the year 0, and as `2022-10`. */
const toCount = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const toMonth = (count: number) =>
  `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;

interface MonthsProperties {
  grid: RefObject<HTMLFieldSetElement | null>;
  chosen: string | null;
  onChoose: (month: string) => void;
}

/** One tab stop: arrows move from month to month and into the next year, page keys by a year. */
function Months({ grid, chosen, onChoose }: MonthsProperties) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const [held, setHeld] = useState(() => toCount(chosen ?? new Date().toISOString()));
  const january = held - (held % 12);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    const next =
      held + (document.dir === 'rtl' && event.key.startsWith('Arrow') && Math.abs(step) === 1 ? -step : step);
    setHeld(next);
    // The twelve buttons stay, whatever year they are of.
    grid.current?.querySelectorAll('button')[next % 12]?.focus();
  };
  return (
    <>
      <div className="month-picker-head">
        <IconButton icon="arrow_back" label={t('forms.year_before')} onClick={() => setHeld(held - 12)} />
        <strong id={id} aria-live="polite">
          {january / 12}
        </strong>
        <IconButton icon="arrow_on" label={t('forms.year_after')} onClick={() => setHeld(held + 12)} />
      </div>
      <fieldset className="month-picker-months" aria-labelledby={id} ref={grid}>
        {Array.from({ length: 12 }, (_, index) => {
          const month = toMonth(january + index);
          return (
            <button
              key={index}
              type="button"
              aria-label={monthWords(month, locale)}
              aria-pressed={month === chosen}
              tabIndex={january + index === held ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={() => onChoose(month)}
            >
              {shortMonth(month, locale)}
            </button>
          );
        })}
      </fieldset>
    </>
  );
}
