import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInAddress } from './expiry.ts';
import type { SessionUser } from './types.ts';
import { useSession } from './use-session.tsx';

interface Properties {
  /** The content until it is known who is signed in. */
  fallback: ReactNode;
  children: (user: SessionUser) => ReactNode;
}

/** Shows a page to the signed-in person; others are sent to sign in and return. */
export function SignedInOnly({ fallback, children }: Properties) {
  const { status, user } = useSession();
  const place = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const address = status === 'signed_out' ? signInAddress(place) : null;
    if (address !== null) {
      void navigate(address, { replace: true });
    }
  }, [status, place, navigate]);

  return user === null ? fallback : children(user);
}
