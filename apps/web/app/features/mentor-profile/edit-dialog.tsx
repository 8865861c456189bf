import { PatchMentorProfile } from '@abroad/contract/profiles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useChangeProfile } from './change-profile.ts';
import type { ProfileView } from './profile-view.ts';

const Words = PatchMentorProfile.pick({ headline: true, about: true });

interface Properties {
  mentor: ProfileView;
  open: boolean;
  onClose: () => void;
}

/** Headline and about, by the contract's own rules. What was typed stays when saving fails. */
export default function EditDialog({ mentor, open, onClose }: Properties) {
  const t = useT();
  const { mutate, isPending, error } = useChangeProfile(mentor.slug);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Words),
    defaultValues: { headline: mentor.headline ?? '', about: mentor.about ?? '' },
  });

  const save = handleSubmit(({ headline = null, about = null }) =>
    mutate(
      { headline, about },
      {
        onSuccess: () => {
          showToast({ text: t('profile.saved') });
          onClose();
        },
        onError: (failure) => {
          for (const { path, message } of isFailure(failure) ? failure.errors : []) {
            if (path === 'headline' || path === 'about') {
              setError(path, { message });
            }
          }
        },
      },
    ),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('profile.edit_title')}
      closeLabel={t('profile.edit_close')}
    >
      <form className="stack" noValidate onSubmit={(event) => void save(event)}>
        <TextField
          {...register('headline')}
          label={t('profile.headline')}
          hint={t('profile.headline_hint')}
          error={formState.errors.headline?.message}
        />
        <TextAreaField
          {...register('about')}
          label={t('profile.about')}
          rows={8}
          error={formState.errors.about?.message}
        />
        <FailureMessage variant="inline" error={error} />
        <div className="dialog-actions">
          <Button kind="line" onClick={onClose}>
            {t('profile.edit_cancel')}
          </Button>
          <Button type="submit" loading={isPending && t('profile.saving')}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
