import type { PatchSavedSearch, SavedSearch } from '@abroad/contract/saved-searches';
import { useState } from 'react';
import { Link } from 'react-router';
import { focusBeside } from '../../lib/focus-beside.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useChoices } from '../../lib/use-choices.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { lastingApi, useDelete } from '../forms/pending-deletes.ts';
import { useCountries } from '../pickers/use-country-names.ts';
import { chipsOf } from '../search/chips.ts';
import { toAddress } from '../search/filters.ts';
import { nameLabels } from '../search/name-labels.ts';
import { toBody, toFilters } from './saved-filters.ts';
import { useChangeSavedSearch, useRefreshSavedSearches } from './use-saved-searches.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

interface Properties {
  userId: string;
  search: SavedSearch;
}

/** As many as are counted: there may be more. */
const COUNTED_MAX = 100;

/** A saved search: its name, its filters, its new mentors, and its actions. */
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
              focusBeside(event);
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

const choices = ['daily', 'weekly', 'off'] as const;
type Choice = (typeof choices)[number];

const toChange = (choice: Choice): PatchSavedSearch =>
  choice === 'off' ? { mail: false } : { mail: true, mail_frequency: choice };

/** The most emails a user gets about a search. It is saved at once. */
function MailChoice({ userId, search }: { userId: string; search: SavedSearch }) {
  const t = useT();
  const { waiting, choose, error } = useChoices(useChangeSavedSearch(userId, search.id));
  const chosen = waiting.at(-1);
  const kept: Choice = search.mail ? search.mail_frequency : 'off';
  return (
    <div className="saved-mail">
      <SelectField
        label={t('saved.mail')}
        options={choices.map((value) => ({ value, label: t(`saved.mail_${value}`) }))}
        value={chosen ? choiceOf(chosen) : kept}
        onChange={({ target }) => choose(toChange(target.value as Choice))}
      />
      <FailureMessage variant="inline" error={error} />
    </div>
  );
}

const choiceOf = ({ mail, mail_frequency }: PatchSavedSearch): Choice => (mail ? (mail_frequency ?? 'daily') : 'off');

/** As long as a name may be (`LIMITS.saved_search_name_max`, without loading all limits). */
const NAME_MAX = 100;

interface RenameDialogProperties {
  userId: string;
  search: SavedSearch;
  onClose: () => void;
}

/** Another name for a saved search. Typed text stays when saving fails. */
function RenameDialog({ userId, search, onClose }: RenameDialogProperties) {
  const t = useT();
  const [name, setName] = useState(search.name);
  const changing = useChangeSavedSearch(userId, search.id);
  const isMissing = name.trim() === '';
  return (
    <FormDialog
      title={t('saved.rename_title')}
      go={t('saved.rename_now')}
      attempt={changing}
      isComplete={!isMissing}
      onSubmit={() => changing.mutate({ name: name.trim() }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {(pressed) => (
        <TextField
          label={t('saved.name')}
          required
          maxLength={NAME_MAX}
          autoComplete="off"
          value={name}
          error={pressed && isMissing ? t('saved.name_missing') : null}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </FormDialog>
  );
}

/** Removes a search from the page at once; the deletion can be undone while its message is shown. */
function useDeleteSavedSearch(userId: string, search: SavedSearch) {
  const refresh = useRefreshSavedSearches(userId);
  const remove = useDelete(refresh);
  const { id, name, mail, mail_frequency } = search;
  return () =>
    remove(id, 'saved.deleted', {
      send: () => lastingApi.deleteSavedSearch({ params: { saved_search_id: id } }),
      restore: () =>
        lastingApi.createSavedSearch({ body: { ...toBody(name, toFilters(search)), mail, mail_frequency } }),
    });
}
