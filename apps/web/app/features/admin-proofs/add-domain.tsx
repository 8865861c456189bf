import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { useAdminChange } from '../admin/use-admin.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { UniversityPicker } from '../pickers/pickers.tsx';
import type { UniversityItem } from '../pickers/place-search.ts';

const EMPTY = { domain: '', university: null as UniversityItem | null };

/** Adds a mail domain of a university. */
export function AddDomain() {
  const t = useT();
  const [value, setValue] = useState(EMPTY);
  const add = useAdminChange(
    (api, { domain, university }: typeof EMPTY) =>
      api.createMailDomain({
        body: { domain, university_id: university?.id ?? '', kind: 'any', trust: 'confirmed' },
      }),
    () => {
      setValue(EMPTY);
      showToast({ text: t('domains.saved') });
    },
  );
  const failures = fieldFailures(add.error);
  const errorAt = (path: string) => failures.find((failure) => failure.path === path)?.message;
  return (
    <form
      className="card card-body stack console-form"
      aria-labelledby="add-domain"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) add.mutate(value);
      }}
    >
      <h2 id="add-domain" className="card-title">
        {t('domains.add')}
      </h2>
      <TextField
        label={t('domains.domain')}
        dir="ltr"
        value={value.domain}
        onChange={(event) => setValue({ ...value, domain: event.target.value })}
        error={errorAt('domain')}
      />
      <UniversityPicker
        label={t('vetting.university')}
        value={value.university}
        onChange={(university) => setValue({ ...value, university })}
        error={errorAt('university_id')}
      />
      {failures.length === 0 && <ConsoleRefusal error={add.error} />}
      <div>
        <Button type="submit" loading={add.isPending && t('forms.saving')}>
          {t('domains.add')}
        </Button>
      </div>
    </form>
  );
}
