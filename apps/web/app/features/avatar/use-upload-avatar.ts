import { LIMITS } from '@abroad/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/browser-client.ts';
import { AvatarFailure } from './avatar-failure.ts';
import type { Crop } from './crop.ts';
import { drawSquare } from './draw-square.ts';
import { uploadAvatar } from './upload-avatar.ts';
import type { UploadStage } from './upload.ts';
import { useShowAvatar } from './use-show-avatar.ts';

interface Chosen {
  picture: ImageBitmap;
  crop: Crop;
}

/** Uploads the crop of a picture, and shows it. Closing the component aborts it. */
export function useUploadAvatar(onDone: () => void) {
  const show = useShowAvatar();
  const [stage, setStage] = useState<UploadStage>('sending');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ picture, crop }: Chosen) => {
      const { signal } = (running.current = new AbortController());
      try {
        return await uploadAvatar({ api, picture: await makeSquare(picture, crop), signal, onStage: setStage });
      } catch (failure) {
        if (signal.aborted) {
          return null;
        }
        throw failure instanceof AvatarFailure ? failure : new AvatarFailure('avatar.failed_upload', failure);
      }
    },
    onSuccess: (avatar) => {
      show(avatar);
      if (avatar !== null) {
        onDone();
      }
    },
  });
  return {
    upload: mutate,
    cancel: () => running.current?.abort(),
    /** Null while nothing is under way. */
    stage: isPending ? stage : null,
    error,
  };
}

/**
 * Makes the file to upload: 256 x 256 pixels as WebP of quality 0.9 (specification, section 4). A browser that writes no WebP
 * makes PNG of it; the API takes that as well, and always serves WebP.
 */
async function makeSquare(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = LIMITS.avatar_side_px;
  canvas.height = LIMITS.avatar_side_px;
  drawSquare(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', LIMITS.avatar_source_quality);
  });
  if (blob === null) {
    throw new Error('the browser made no file of the picture');
  }
  return new File([blob], `avatar.${blob.type.slice('image/'.length)}`, { type: blob.type });
}
