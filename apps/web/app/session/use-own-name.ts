import { fullName } from '@abroad/contract/full-name';
import { useLocale } from '../lib/i18n.tsx';
import { useResources } from './use-resources.ts';
import { useSession } from './use-session.tsx';

/**
 * The name of the signed-in person; '' while signed out. The name from the sign-in may be outdated, and is used until the
 * present one is known.
 */
export function useOwnName(): string {
  const { user } = useSession();
  const { data } = useResources();
  const locale = useLocale();
  const named = data ?? user;
  return named === null ? '' : fullName(named, locale);
}
