import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStaffRole } from './use-staff-role.ts';

/**
 * The server doesn't know who requests a page, so it answers the staff's addresses as unknown. Here
 * staff try the address again: the browser then fetches its route itself.
 * @returns whether the page may still open: the person isn't known yet, or the address is being tried.
 */
export function useOpenForStaff(): boolean {
  const role = useStaffRole();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const address = `${pathname}${search}`;
  // It outlives a reload, after which the address is tried again.
  const wasTried = (state as { tried_at?: unknown } | null)?.tried_at === loadedAt();
  useEffect(() => {
    if (role && !wasTried) {
      void navigate(address, { replace: true, preventScrollReset: true, state: { tried_at: loadedAt() } });
    }
  }, [role, wasTried, address, navigate]);
  return role === undefined || (role !== null && !wasTried);
}

/** Returns when this document was loaded, to distinguish loads of a page. */
const loadedAt = () => performance.timeOrigin;
