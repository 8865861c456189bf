import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast.ts';
import { Dialog } from '../../ui/dialog.tsx';
import './avatar.css';
import { ChooseStep } from './choose-step.tsx';
import { CropStep } from './crop-step.tsx';
import { RemoveStep } from './remove-step.tsx';
import { useAvatar } from './use-avatar.ts';
import { useUploadAvatar } from './use-upload-avatar.ts';

interface Properties {
  name: string;
  open: boolean;
  onClose: () => void;
}

type Step = 'choose' | 'remove' | { picture: ImageBitmap };

/** Chooses, crops, uploads and removes one's own picture. What was chosen stays until it is up. */
export default function AvatarDialog({ name, open, onClose }: Properties) {
  const t = useT();
  const avatar = useAvatar() ?? null;
  const [step, setStep] = useState<Step>('choose');
  const done = (key: 'avatar.done' | 'avatar.removed') => {
    showToast({ text: t(key) });
    onClose();
  };
  const upload = useUploadAvatar(() => done('avatar.done'));
  const isSending = upload.stage !== null;
  const close = () => (isSending ? upload.cancel() : onClose());
  const picture = typeof step === 'object' ? step.picture : null;
  // A picture takes megabytes that no collector sees.
  useEffect(() => () => picture?.close(), [picture]);

  const title = picture ? 'avatar.crop_title' : step === 'remove' ? 'avatar.remove_title' : 'avatar.title';
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={t(title)} closeLabel={t('avatar.close')}>
      {picture ? (
        <CropStep picture={picture} upload={upload} onBack={() => setStep('choose')} />
      ) : step === 'remove' && avatar?.asset_id ? (
        <RemoveStep
          name={name}
          assetId={avatar.asset_id}
          onBack={() => setStep('choose')}
          onDone={() => done('avatar.removed')}
        />
      ) : (
        <ChooseStep
          name={name}
          avatar={avatar}
          onChosen={(chosen) => setStep({ picture: chosen })}
          onRemove={() => setStep('remove')}
        />
      )}
    </Dialog>
  );
}
