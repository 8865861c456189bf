import { useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { CENTRED, MAX_ZOOM, zoomed, type Crop } from './crop.ts';
import { CropArea } from './crop-area.tsx';
import { AvatarFailureNote } from './failure-note.tsx';
import type { useUploadAvatar } from './use-upload-avatar.ts';

interface Properties {
  picture: ImageBitmap;
  upload: ReturnType<typeof useUploadAvatar>;
  onBack: () => void;
}

/** Fits the picture into its stamp, and sends it. */
export function CropStep({ picture, upload: { upload, cancel, stage, error }, onBack }: Properties) {
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
