import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStaffRole } from './use-staff-role.ts';

/**
 * The server doesn't know who asks for a page, so that it answers addresses of the staff's pages as those of no page. Here
 * staff try the address once more: the browser then asks for its route by itself.
 */
export function useOpenForStaff(): void {
  const role = useStaffRole();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tried = useRef<string | null>(null);
  const address = `${pathname}${search}`;
  useEffect(() => {
    if (role && tried.current !== address) {
      tried.current = address;
      void navigate(address, { replace: true, preventScrollReset: true });
    }
  }, [role, address, navigate]);
}
