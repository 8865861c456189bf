import { useRef, useState, type ComponentType } from 'react';
import { Form } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { OpenRouteArc } from '../../ui/route-line.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FinderPickersProperties } from './finder-pickers.tsx';

/**
 * The question of the product. As the page comes it is a plain form, which the search page understands; the pickers are
 * fetched when somebody comes near it, and take over what was typed until then.
 */
export function Finder() {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(false);
  const [upgrade, setUpgrade] = useState<Upgrade | null>(null);

  const fetchPickers = () => {
    if (!asked.current) {
      asked.current = true;
      void import('./finder-pickers.tsx').then(({ FinderPickers }) =>
        setUpgrade({ Pickers: FinderPickers, ...stateOf(form.current) }),
      );
    }
  };

  return (
    <search aria-label={t('home.finder')}>
      <Form ref={form} action={paths.search()} className="finder" onPointerEnter={fetchPickers} onFocus={fetchPickers}>
        {upgrade === null ? (
          <PlainFields />
        ) : (
          <upgrade.Pickers from={upgrade.from} to={upgrade.to} focus={upgrade.focus} />
        )}
        <Button type="submit" icon="search">
          {t('home.find')}
        </Button>
      </Form>
    </search>
  );
}

interface Upgrade extends FinderPickersProperties {
  Pickers: ComponentType<FinderPickersProperties>;
}

function PlainFields() {
  const t = useT();
  return (
    <>
      <TextField label={t('home.from')} name="from" placeholder={t('home.from_hint')} autoComplete="off" />
      <OpenRouteArc />
      <TextField label={t('home.to')} name="to" placeholder={t('home.to_hint')} autoComplete="off" />
    </>
  );
}

function stateOf(form: HTMLFormElement | null): FinderPickersProperties {
  const data = form === null ? new FormData() : new FormData(form);
  const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : null;
  return {
    from: textOf(data.get('from')),
    to: textOf(data.get('to')),
    focus: focused === 'from' || focused === 'to' ? focused : null,
  };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
