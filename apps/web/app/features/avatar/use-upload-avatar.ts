import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/browser-client.ts';
import { AvatarFailure } from './avatar-failure.ts';
import type { Crop } from './crop.ts';
import { makeSquare } from './make-square.ts';
import type { UploadStage } from './upload.ts';
import { uploadAvatar } from './upload-avatar.ts';
import { useShowAvatar } from './use-show-avatar.ts';

interface Chosen {
  picture: ImageBitmap;
  crop: Crop;
}

/** Uploads what was chosen of a picture, and shows it. It ends with the component at the latest. */
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
