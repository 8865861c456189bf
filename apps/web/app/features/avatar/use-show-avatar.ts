import type { Avatar } from '@abroad/contract/media';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { useSession } from '../../session/use-session.tsx';
import { avatarKey } from './avatar-key.ts';

/** Answers of the API in which pictures of people are. */
const withPictures = new Set<unknown>(['avatar', 'prospect-profile', 'profile-resolution', 'bookings', 'booking']);

const hasPicture = ({ queryKey }: Query) => withPictures.has(queryKey[0]);

/** Shows the changed picture at once everywhere on this page; null if only the API knows its state. */
export function useShowAvatar(): (avatar: Avatar | null) => void {
  const { user } = useSession();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return (avatar) => {
    if (avatar !== null) {
      queries.setQueryData(avatarKey(user?.id ?? null), avatar);
    }
    void queries.invalidateQueries({ predicate: hasPicture });
    void revalidate();
  };
}
