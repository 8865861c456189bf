import { Form } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { FinderPickers } from './finder-pickers.tsx';

/** The question of the product: a form that the search page understands, also as it comes from the server. */
export function Finder() {
  const t = useT();
  return (
    <search aria-label={t('home.finder')}>
      <Form action={paths.search()} className="finder">
        <FinderPickers />
        <Button type="submit" icon="search">
          {t('home.find')}
        </Button>
      </Form>
    </search>
  );
}
