import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { AvatarFailure } from './avatar-failure.ts';
import { useShowAvatar } from './use-show-avatar.ts';

/** Removes the picture; one that is gone already counts as removed. */
export function useRemoveAvatar(onDone: () => void) {
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
