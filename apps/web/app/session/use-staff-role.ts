import type { StaffRole } from '@abroad/contract/staff';
import { useResources } from './use-resources.ts';
import { useSession } from './use-session.tsx';

/** The role of the signed-in person on the staff; null for all others, undefined while unknown. */
export function useStaffRole(): StaffRole | null | undefined {
  const { status } = useSession();
  const { data, isError } = useResources();
  return status === 'signed_out' || isError ? null : data?.staff_role;
}
