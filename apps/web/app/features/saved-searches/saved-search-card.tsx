import type { SavedSearch } from '@abroad/contract/saved-searches';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useCountries } from '../pickers/use-country-names.ts';
import { chipsOf } from '../search/chips.ts';
import { toAddress } from '../search/filters.ts';
import { nameLabels } from '../search/name-labels.ts';
import { MailChoice } from './mail-choice.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { toFilters } from './saved-filters.ts';
import { useDeleteSavedSearch } from './use-delete-saved-search.ts';

interface Properties {
  userId: string;
  search: SavedSearch;
}

/** As many as are counted: there may be more. */
const COUNTED_MAX = 100;

/** A saved search: its name, what it asks for, who is new, and what can be done with it. */
export function SavedSearchCard({ userId, search }: Properties) {
  const t = useT();
  const { locale } = useViewer();
  useCountries();
  const [isRenaming, setRenaming] = useState(false);
  const remove = useDeleteSavedSearch(userId, search);
  const { name, new_count } = search;
  const filters = toFilters(search);
  const universities = Object.fromEntries(search.universities.map((school) => [school.id, school.name]));
  const chips = chipsOf({ filters, labels: nameLabels(filters, universities, locale), degrees: [] }, t);
  const address = paths.search(toAddress(filters));
  const named = (action: string) => ({ 'aria-label': t('saved.of', { action, name }), children: action });
  return (
    <li className="saved-search">
      <div className="saved-search-head">
        <h2 className="card-title">
          <Link to={address}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {new_count > 0 && (
          <Tag tone="pine">{t(new_count < COUNTED_MAX ? 'saved.new' : 'saved.new_many', { count: new_count })}</Tag>
        )}
      </div>
      <ul className="saved-filters" aria-label={t('search.applied')}>
        {chips.map(({ key, text }) => (
          <li key={key} className="chip">
            {text}
          </li>
        ))}
      </ul>
      <div className="saved-search-tools">
        <MailChoice userId={userId} search={search} />
        <div className="row">
          <ButtonLink kind="line" size="small" to={address} {...named(t('saved.open'))} />
          <Button kind="quiet" size="small" onClick={() => setRenaming(true)} {...named(t('saved.rename'))} />
          <Button
            kind="quiet"
            size="small"
            onClick={(event) => {
              goOnBeside(event);
              remove();
            }}
            {...named(t('saved.delete'))}
          />
        </div>
      </div>
      {isRenaming && <RenameDialog userId={userId} search={search} onClose={() => setRenaming(false)} />}
    </li>
  );
}

/** Whoever deletes a search by keys goes on at the one beside it, or at the page's beginning. */
function goOnBeside({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const card = currentTarget.closest('li');
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  // Once the page shows what is left.
  requestAnimationFrame(() => {
    (beside?.querySelector<HTMLElement>('a') ?? document.getElementById('main'))?.focus();
  });
}
