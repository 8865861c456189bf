import { VALIDATION_MESSAGES } from '@abroad/contract/validation-messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { CountryPicker } from '../pickers/pickers.tsx';
import type { CountryItem, UniversityItem } from '../pickers/place-search.ts';

interface Properties {
  /** The text in the picker. */
  typed: string;
  onEntered: (university: UniversityItem) => void;
  onClose: () => void;
}

/** Enters a university that the list doesn't have, and chooses it at once. If the list has it, that one is chosen. */
export default function EnterUniversity({ typed, onEntered, onClose }: Properties) {
  const t = useT();
  const form = useId();
  const [name, setName] = useState(typed);
  const [country, setCountry] = useState<CountryItem | null>(null);
  const [website, setWebsite] = useState('');
  const [pressed, setPressed] = useState(false);
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
  const { error, isPending } = enter;
  const failures = isPending ? [] : fieldFailures(error);
  const errorAt = (path: string) => failures.find((failure) => failure.path === path)?.message;
  useEffect(() => {
    if (error !== null) focusFirstError(form);
  }, [error, form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is within the form of the profile.
    event.stopPropagation();
    setPressed(true);
    if (name.trim() === '' || country === null) {
      focusFirstError(form);
    } else if (!isPending) {
      enter.mutate(country.code);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('history.unlisted_title')}
      closeLabel={t('bookings.close')}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {t('forms.cancel')}
          </Button>
          <Button type="submit" form={form} loading={isPending && t('history.unlisted_adding')}>
            {t('history.unlisted_add')}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
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
        {failures.length === 0 && !isPending && <FailureMessage variant="inline" error={error} />}
      </form>
    </Dialog>
  );
}
