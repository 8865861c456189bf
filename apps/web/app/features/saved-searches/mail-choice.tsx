import type { PatchSavedSearch, SavedSearch } from '@abroad/contract/saved-searches';
import { useT } from '../../lib/i18n.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useChangeSavedSearch } from './use-saved-searches.ts';

const choices = ['daily', 'weekly', 'off'] as const;
type Choice = (typeof choices)[number];

const toChange = (choice: Choice): PatchSavedSearch =>
  choice === 'off' ? { mail: false } : { mail: true, mail_frequency: choice };

/** How often somebody is written to about a search at most. It is saved at once. */
export function MailChoice({ userId, search }: { userId: string; search: SavedSearch }) {
  const t = useT();
  const changing = useChangeSavedSearch(userId, search.id);
  const kept: Choice = search.mail ? search.mail_frequency : 'off';
  const shown = changing.isPending ? choiceOf(changing.variables) : kept;
  return (
    <div className="saved-mail">
      <SelectField
        label={t('saved.mail')}
        options={choices.map((value) => ({ value, label: t(`saved.mail_${value}`) }))}
        value={shown}
        onChange={({ target }) => changing.mutate(toChange(target.value as Choice))}
      />
      <FailureMessage variant="inline" error={changing.error} />
    </div>
  );
}

const choiceOf = ({ mail, mail_frequency }: PatchSavedSearch): Choice => (mail ? (mail_frequency ?? 'daily') : 'off');
