import { VALIDATION_MESSAGES } from '@abroad/contract/validation-messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { CountryPicker } from '../pickers/pickers.tsx';
import type { CountryItem, UniversityItem } from '../pickers/place-search.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

interface Properties {
  /** The text in the picker. */
  typed: string;
  onEntered: (university: UniversityItem) => void;
  onClose: () => void;
}

/** Enters a university that the list doesn't have, and chooses it at once. If the list has it, that one is chosen. */
export default function EnterUniversity({ typed, onEntered, onClose }: Properties) {
  const t = useT();
  const [name, setName] = useState(typed);
  const [country, setCountry] = useState<CountryItem | null>(null);
  const [website, setWebsite] = useState('');
  const enter = useMutation({
    mutationFn: (country_code: string) => api.enterUniversity({ body: { name, country_code, website } }),
    onSuccess: ({ id, name: label, country_code, is_listed }) => {
      onEntered({ kind: 'university', id, label, country_code });
      showToast({
        text: t(is_listed === false ? 'history.unlisted_added' : 'history.unlisted_known', { name: label }),
      });
      onClose();
    },
  });
  const failures = fieldFailures(enter.error);
  const errorAt = (path: string) => failures.find((failure) => failure.path === path)?.message;
  return (
    <FormDialog
      title={t('history.unlisted_title')}
      go={t('history.unlisted_add')}
      going={t('history.unlisted_adding')}
      attempt={enter}
      {...(failures.length > 0 && { failure: null })}
      isComplete={name.trim() !== '' && country !== null}
      onSubmit={() => country && enter.mutate(country.code)}
      onClose={onClose}
    >
      {(pressed) => (
        <>
          <p className="muted">{t('history.unlisted_text')}</p>
          <TextField
            label={t('history.unlisted_name')}
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={pressed && name.trim() === '' ? VALIDATION_MESSAGES.school_required : errorAt('name')}
          />
          <CountryPicker
            label={t('history.country')}
            required
            value={country}
            onChange={setCountry}
            error={pressed && country === null ? t('history.unlisted_no_country') : errorAt('country_code')}
          />
          <TextField
            type="url"
            label={t('history.unlisted_website')}
            hint={t('history.unlisted_website_hint')}
            placeholder="https://www.example.edu"
            dir="ltr"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
            error={errorAt('website')}
          />
        </>
      )}
    </FormDialog>
  );
}
