import { useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';

interface Properties {
  /** Names of Monday to Sunday. */
  names: readonly string[];
  /** Index of the day whose hours are copied. */
  from: number;
  onCopy: (to: readonly number[]) => void;
  onClose: () => void;
}

/** Asks to which days the hours of one day are copied. */
export default function CopyHours({ names, from, onCopy, onClose }: Properties) {
  const t = useT();
  const id = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const others = names.map((_, index) => index).filter((index) => index !== from);
  const toggle = (index: number, on: boolean) =>
    setChosen(on ? [...chosen, index] : chosen.filter((one) => one !== index));
  const workdays = others.filter((index) => index < 5);
  return (
    <FormDialog
      title={t('hours.copy_title', { day: names[from] ?? '' })}
      go={t('hours.copy_do', { count: chosen.length })}
      isDisabled={chosen.length === 0}
      onSubmit={() => onCopy(chosen)}
      onClose={onClose}
    >
      <fieldset className="stack" aria-labelledby={id}>
        <legend id={id} className="muted">
          {t('hours.copy_what')}
        </legend>
        <div className="row">
          <Button kind="line" size="small" onClick={() => setChosen(workdays)}>
            {t('hours.copy_workdays')}
          </Button>
          <Button kind="line" size="small" onClick={() => setChosen(others)}>
            {t('hours.copy_all')}
          </Button>
        </div>
        <div>
          {others.map((index) => (
            <Checkbox
              key={index}
              label={names[index]}
              checked={chosen.includes(index)}
              onChange={(event) => toggle(index, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
}
