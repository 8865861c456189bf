import { API_KEY_DAYS, API_KEY_SCOPES, type ApiKeyScope, type ApiKeyWithSecret } from '@abroad/contract/api-keys';
import { useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { SCOPE_WORDS } from './scope-words.ts';
import { useCreateApiKey } from './use-api-keys.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

interface Properties {
  userId: string;
  onClose: () => void;
  onSecret: (made: ApiKeyWithSecret) => void;
}

/** Makes a key: its name, its permissions, and its duration. The typed text stays if that fails. */
export function NewKeyDialog({ userId, onClose, onSecret }: Properties) {
  const t = useT();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const [days, setDays] = useState<(typeof API_KEY_DAYS)[number]>(90);
  const creating = useCreateApiKey(userId, onSecret);
  const isIncomplete = name.trim() === '' || scopes.length === 0;
  const refused = fieldFailures(creating.error).find(({ path }) => path === 'name')?.message;
  return (
    <FormDialog
      title={t('apikeys.add_title')}
      go={t('apikeys.add_now')}
      going={t('apikeys.adding')}
      attempt={creating}
      {...(refused !== undefined && { failure: null })}
      isComplete={!isIncomplete}
      onSubmit={() => creating.mutate({ name: name.trim(), scopes: [...scopes], expires_in_days: days })}
      onClose={onClose}
    >
      {(pressed) => (
        <>
          <TextField
            label={t('apikeys.name')}
            hint={t('apikeys.name_hint')}
            required
            value={name}
            error={pressed && name.trim() === '' ? t('apikeys.need_name') : refused}
            onChange={(event) => setName(event.target.value)}
          />
          <Scopes scopes={scopes} onChange={setScopes} invalid={pressed && scopes.length === 0} />
          <SelectField
            label={t('apikeys.lasts')}
            value={String(days)}
            options={API_KEY_DAYS.map((value) => ({
              value: String(value),
              label: t('apikeys.days', { count: value }),
            }))}
            onChange={({ target }) => setDays(API_KEY_DAYS.find((value) => String(value) === target.value) ?? 90)}
          />
        </>
      )}
    </FormDialog>
  );
}

interface ScopesProperties {
  scopes: readonly ApiKeyScope[];
  onChange: (scopes: ApiKeyScope[]) => void;
  /** Whether none is chosen, although one is required. */
  invalid: boolean;
}

/** The permissions of the key, in words and by their names in the API reference. */
function Scopes({ scopes, onChange, invalid }: ScopesProperties) {
  const t = useT();
  const error = useId();
  const toggle = (scope: ApiKeyScope, isChosen: boolean) =>
    onChange(API_KEY_SCOPES.filter((each) => (each === scope ? isChosen : scopes.includes(each))));
  return (
    <fieldset className="api-key-scopes" aria-describedby={invalid ? error : undefined}>
      <legend className="field-label">{t('apikeys.scopes')}</legend>
      {API_KEY_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={t(SCOPE_WORDS[scope])}
          note={<code dir="ltr">{scope}</code>}
          checked={scopes.includes(scope)}
          aria-invalid={invalid || undefined}
          onChange={({ target }) => toggle(scope, target.checked)}
        />
      ))}
      <FieldError id={error}>{invalid ? t('apikeys.need_scopes') : null}</FieldError>
    </fieldset>
  );
}
