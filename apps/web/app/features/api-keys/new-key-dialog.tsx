import { API_KEY_DAYS, API_KEY_SCOPES, type ApiKeyScope, type ApiKeyWithSecret } from '@abroad/contract/api-keys';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { SCOPE_WORDS } from './scope-words.ts';
import { useCreateApiKey } from './use-api-keys.ts';

interface Properties {
  userId: string;
  onClose: () => void;
  onSecret: (made: ApiKeyWithSecret) => void;
}

/** Makes a key: its name, its permissions, and its duration. The typed text stays if that fails. */
export function NewKeyDialog({ userId, onClose, onSecret }: Properties) {
  const t = useT();
  const form = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const [days, setDays] = useState<(typeof API_KEY_DAYS)[number]>(90);
  const [pressed, setPressed] = useState(false);
  const { mutate, isPending, error } = useCreateApiKey(userId, onSecret);
  const isIncomplete = name.trim() === '' || scopes.length === 0;
  const refused = isPending ? undefined : fieldFailures(error).find(({ path }) => path === 'name')?.message;
  useEffect(() => {
    if (error !== null) focusFirstError(form);
  }, [error, form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (isIncomplete) {
      focusFirstError(form);
    } else if (!isPending) {
      mutate({ name: name.trim(), scopes: [...scopes], expires_in_days: days });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('apikeys.add_title')}
      closeLabel={t('apikeys.close')}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {t('apikeys.cancel')}
          </Button>
          <Button type="submit" form={form} loading={isPending && t('apikeys.adding')}>
            {t('apikeys.add_now')}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
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
          options={API_KEY_DAYS.map((value) => ({ value: String(value), label: t('apikeys.days', { count: value }) }))}
          onChange={({ target }) => setDays(API_KEY_DAYS.find((value) => String(value) === target.value) ?? 90)}
        />
        {refused === undefined && !isPending && <FailureMessage variant="inline" error={error} />}
      </form>
    </Dialog>
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
