import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailureWords } from '../errors/failure-words.ts';
import { AvatarFailure } from './avatar-failure.ts';
import './avatar.css';
import { ChooseStep } from './choose-step.tsx';
import { CropArea } from './crop-area.tsx';
import { CENTRED, MAX_ZOOM, zoomed, type Crop } from './crop.ts';
import { takeFocus } from './take-focus.ts';
import { useAvatar } from './use-avatar.ts';
import { useShowAvatar } from './use-show-avatar.ts';
import { useUploadAvatar } from './use-upload-avatar.ts';

interface Properties {
  name: string;
  open: boolean;
  onClose: () => void;
}

type Step = 'choose' | 'remove' | { picture: ImageBitmap };

/** Chooses, crops, uploads and removes one's own picture. The chosen picture stays until it is uploaded. */
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
  // A picture takes megabytes that the garbage collector doesn't count.
  useEffect(() => () => picture?.close(), [picture]);

  const title = picture ? 'avatar.crop_title' : step === 'remove' ? 'avatar.remove_title' : 'avatar.title';
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={t(title)} closeLabel={t('forms.close')}>
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

interface CropStepProperties {
  picture: ImageBitmap;
  upload: ReturnType<typeof useUploadAvatar>;
  onBack: () => void;
}

/** Fits the picture into its stamp, and sends it. */
function CropStep({ picture, upload: { upload, cancel, stage, error }, onBack }: CropStepProperties) {
  const t = useT();
  const [crop, setCrop] = useState<Crop>(CENTRED);
  const isSending = stage !== null;
  return (
    <div className="avatar-crop">
      <CropArea picture={picture} crop={crop} disabled={isSending} onChange={setCrop} />
      <ZoomSlider
        zoom={crop.zoom}
        disabled={isSending}
        onChange={(zoom) => setCrop((before) => zoomed(picture, before, zoom))}
      />
      {isSending && <progress className="avatar-progress" aria-label={t('avatar.sending')} />}
      <output className="small">{isSending && t(`avatar.${stage}`)}</output>
      {!isSending && <AvatarFailureNote error={error} />}
      <div className="dialog-actions">
        <Button kind="line" onClick={isSending ? cancel : onBack}>
          {t(isSending ? 'avatar.cancel' : 'avatar.another')}
        </Button>
        <Button loading={isSending && t('avatar.sending')} onClick={() => upload({ picture, crop })}>
          {t(error ? 'errors.try_again' : 'avatar.use')}
        </Button>
      </div>
    </div>
  );
}

interface SliderProperties {
  zoom: number;
  disabled: boolean;
  onChange: (zoom: number) => void;
}

function ZoomSlider({ zoom, disabled, onChange }: SliderProperties) {
  const t = useT();
  const id = useId();
  const percent = t('avatar.zoom_value', { zoom: Math.round(zoom * 100) });
  return (
    <div className="avatar-zoom">
      <label className="field-label" htmlFor={id}>
        {t('avatar.zoom')}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        disabled={disabled}
        aria-valuetext={percent}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span className="small muted" aria-hidden="true">
        {percent}
      </span>
    </div>
  );
}

interface RemoveStepProperties {
  name: string;
  assetId: string;
  onBack: () => void;
  onDone: () => void;
}

/** Asks before the picture is removed, and shows its replacement. */
function RemoveStep({ name, assetId, onBack, onDone }: RemoveStepProperties) {
  const t = useT();
  const { mutate, isPending, error } = useRemoveAvatar(onDone);
  return (
    <>
      <div className="avatar-choose">
        <Stamp src={null} name={name} size="large" />
        <p>{t('avatar.remove_text')}</p>
      </div>
      {!isPending && <AvatarFailureNote error={error} />}
      <div className="dialog-actions">
        <Button kind="line" onClick={onBack} ref={takeFocus}>
          {t('avatar.remove_keep')}
        </Button>
        <Button kind="danger" loading={isPending && t('avatar.removing')} onClick={() => mutate(assetId)}>
          {t('avatar.remove')}
        </Button>
      </div>
    </>
  );
}

/** Says what failed and why, in the words of the catalogue. Nothing without an error. */
function AvatarFailureNote({ error }: { error: Error | null }) {
  const t = useT();
  const words = useFailureWords();
  if (error === null) {
    return null;
  }
  const { key } = error as AvatarFailure;
  return (
    <div className="error-inline" role="alert">
      <Icon name="warning" />
      <p>
        <strong>{t(key)}</strong>
        <br />
        {refusalOf(error.cause) ?? words(error.cause)}
      </p>
    </div>
  );
}

/** Returns the API's objection to the file itself. */
function refusalOf(cause: unknown): string | undefined {
  return isFailure(cause) ? cause.errors.find(({ path }) => path === 'file')?.message : undefined;
}

/** Removes the picture; one that is gone already counts as removed. */
function useRemoveAvatar(onDone: () => void) {
  const show = useShowAvatar();
  return useMutation({
    mutationFn: async (assetId: string) => {
      try {
        await api.deleteAvatar({ params: { asset_id: assetId } });
      } catch (error) {
        if (!isFailure(error) || error.status !== 404) {
          throw new AvatarFailure('avatar.failed_remove', error);
        }
      }
    },
    onSuccess: () => {
      show({ asset_id: null, url: null, medium_url: null, thumbnail_url: null });
      onDone();
    },
  });
}
