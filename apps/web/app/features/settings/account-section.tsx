import type { AuthenticatedUser } from '@abroad/contract';
import { Slug } from '@abroad/contract/primitives';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useRole } from '../../session/use-role.ts';
import { TextField } from '../../ui/text-field.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { NameFields } from '../forms/name-fields.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { useDraft } from '../forms/use-draft.ts';
import { AccountDraft, AccountForm, changedFields } from './account-form.ts';
import { SaveLine } from './save-line.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSaveAccount } from './use-save-account.ts';

const id = 'account';

/** Names and link. Typed values outlive an expired session. */
export function AccountSection({ record, userId }: { record: AuthenticatedUser; userId: string }) {
  const t = useT();
  const draft = useDraft('settings', userId, AccountDraft);
  const { first_name, last_name, slug } = record;
  const present = { first_name, last_name, slug };
  const form = useForm({ mode: 'onChange', resolver: zodResolver(AccountForm), defaultValues: present });
  const { errors, isDirty, isValid } = form.formState;
  const save = useSaveAccount((saved) => {
    draft.forget();
    form.reset({ first_name: saved.first_name, last_name: saved.last_name, slug: saved.slug });
  });
  const typed = useWatch({ control: form.control, name: 'slug' });
  const check = useSlugCheck(typed, slug);

  useEffect(() => {
    if (draft.kept !== null) {
      form.reset(draft.kept, { keepDefaultValues: true });
      void form.trigger();
    }
  }, [draft.kept, form]);

  const submit = form.handleSubmit(
    (values) =>
      save.mutate(changedFields(values, present), {
        onError: (failure) => {
          for (const { path, message } of fieldFailures(failure)) {
            if (path === 'first_name' || path === 'last_name' || path === 'slug') {
              form.setError(path, { type: 'server', message });
            }
          }
          focusFirstError(id);
        },
      }),
    () => focusFirstError(id),
  );
  const register = (name: keyof AccountForm) => form.register(name, { onChange: () => draft.keep(form.getValues()) });

  return (
    <SettingsSection id={id} title={t('settings.account')}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <NameFields
          register={register}
          errors={{ first_name: errors.first_name?.message, last_name: errors.last_name?.message }}
        />
        <TextField
          {...register('slug')}
          label={t('settings.slug')}
          required
          error={errors.slug?.message ?? (check === 'taken' ? t('settings.slug_taken') : undefined)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={<SlugHint typed={typed} present={slug} state={check} />}
        />
        <div className="field">
          <span className="field-label">{t('settings.email')}</span>
          <p className="settings-fixed">{record.email ?? t('settings.email_none')}</p>
          <p className="field-hint">{t('settings.email_hint')}</p>
        </div>
        <SaveLine
          dirty={isDirty}
          invalid={!isValid || check === 'taken'}
          saving={save.isPending}
          saved={save.isSuccess}
          error={save.error}
          onDiscard={() => {
            draft.forget();
            save.reset();
            form.reset(present);
          }}
        />
      </form>
    </SettingsSection>
  );
}

interface SlugHintProperties {
  typed: string;
  present: string;
  state: SlugState;
}

/** The target of the link, whether a new one is free, and the effect on the old one. */
function SlugHint({ typed, present, state }: SlugHintProperties) {
  const t = useT();
  const { roles } = useRole();
  const pageOf = roles.includes('mentor') ? paths.mentorProfile : paths.prospectProfile;
  const address = location.host + pageOf(state === 'free' ? typed : present);
  return (
    <>
      <span className="own-words">{t('settings.slug_hint', { address })}</span>
      <output>
        {state === 'checking' && ` ${t('settings.slug_checking')}`}
        {state === 'free' && ` ${t('settings.slug_free')} ${t('settings.slug_old', { old: present })}`}
      </output>
    </>
  );
}

type SlugState = 'present' | 'checking' | 'free' | 'taken' | 'unknown';

const pause = 300;

/** Returns the typed value after a pause in typing. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/** Returns whether a typed link is free. It is checked after a pause, and never for an invalid link. */
function useSlugCheck(typed: string, present: string): SlugState {
  const checkedSlug = usePaused(typed);
  const differs = typed.toLowerCase() !== present.toLowerCase();
  const isSlug = Slug.safeParse(typed).success;
  const { data, isError } = useQuery({
    queryKey: ['slug-check', checkedSlug],
    enabled: differs && isSlug && checkedSlug === typed,
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => api.checkSlug({ params: { slug: checkedSlug }, signal }),
  });
  if (!differs) {
    return 'present';
  }
  if (!isSlug || isError) {
    return 'unknown';
  }
  if (checkedSlug !== typed || data === undefined) {
    return 'checking';
  }
  return data.available ? 'free' : 'taken';
}
