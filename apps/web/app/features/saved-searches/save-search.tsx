import { useT } from '../../lib/i18n.tsx';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../session/use-session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { FilterState } from '../search/filter-state.ts';
import { countFilters } from '../search/filters.ts';
import { OwnSave } from './own-save.tsx';
import { samenessOf } from './saved-filters.ts';
import './save-search.css';
import { rememberWantedSave } from './wanted-save.ts';

/** Keeps the present search, to hear of somebody new who fits. Whoever isn't signed in does that on the way. */
export function SaveSearch({ state }: { state: FilterState }) {
  const t = useT();
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const { filters } = state;
  if (countFilters(filters) === 0) {
    return null;
  }
  if (user !== null) {
    return <OwnSave key={samenessOf(filters)} userId={user.id} state={state} />;
  }
  return (
    <ButtonLink
      kind="line"
      size="small"
      icon="star"
      className="save-search"
      aria-busy={status === 'loading'}
      to={paths.signIn(`${pathname}${search}`)}
      onClick={() => rememberWantedSave(samenessOf(filters))}
    >
      {t('saved.save')}
    </ButtonLink>
  );
}
