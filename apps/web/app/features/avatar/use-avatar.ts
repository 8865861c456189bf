import type { Avatar } from '@abroad/contract/media';
import { useQuery } from '@tanstack/react-query';
import { useResources } from '../../session/use-resources.ts';
import { useSession } from '../../session/use-session.tsx';
import { avatarKey } from './avatar-key.ts';
import { loadAvatar } from './load-avatar.ts';

/** The picture of the signed-in person. One that cannot be loaded counts as none; undefined until that is known. */
export function useAvatar(): Avatar | null | undefined {
  const { user } = useSession();
  const { data: resources } = useResources();
  const { data, isError } = useQuery({
    queryKey: avatarKey(user?.id ?? null),
    // Flags exist only with a record, and without a record there is no photo.
    enabled: resources !== undefined,
    queryFn: ({ signal }) => loadAvatar(signal),
  });
  return isError ? null : data;
}
