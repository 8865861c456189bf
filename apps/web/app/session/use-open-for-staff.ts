import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useStaffRole } from './use-staff-role.ts';

/**
 * The server doesn't know who asks for a page, so that it answers addresses of the staff's pages as those of no page. Here
 * staff try the address once more: the browser then asks for its route by itself.
 * @returns whether the page may still open: it isn't known yet who asks, or the address is being tried.
 */
export function useOpenForStaff(): boolean {
  const role = useStaffRole();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const [tried, setTried] = useState<string | null>(null);
  const address = `${pathname}${search}`;
  useEffect(() => {
    if (role && tried !== address) {
      setTried(address);
      void navigate(address, { replace: true, preventScrollReset: true });
    }
  }, [role, tried, address, navigate]);
  return role === undefined || (role !== null && (tried !== address || state !== 'idle'));
}
