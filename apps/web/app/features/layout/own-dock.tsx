import type { SessionUser } from '../../session/types.ts';
import { AccountDrop } from './account-drop.tsx';
import { DockLink } from './header-link.tsx';
import { usePlaces } from './use-places.ts';

/** The places of the signed-in person in the role that they use, with what waits there; the last one opens their menu. */
export default function OwnDock({ user }: { user: SessionUser }) {
  const places = usePlaces(user);
  return (
    <>
      {places.map((place) => (
        <DockLink key={place.to} {...place} />
      ))}
      <AccountDrop user={user} isDock />
    </>
  );
}
