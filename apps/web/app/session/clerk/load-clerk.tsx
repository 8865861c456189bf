import { ClerkFailed, ClerkLoaded, ClerkProvider, useClerk } from '@clerk/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { clerkOptions } from './clerk-options.ts';
import type { ClerkLike } from './clerk-shape.ts';

/**
 * Has Clerk's React SDK fetch and start Clerk, in a separate root: the session is also needed outside of components.
 * Forms on the page get the same instance from their own provider (`ClerkForm`).
 */
export function loadClerk(publishableKey: string): Promise<ClerkLike> {
  const { promise, resolve, reject } = Promise.withResolvers<ClerkLike>();
  createRoot(document.createElement('div')).render(
    <ClerkProvider {...clerkOptions(publishableKey)}>
      <ClerkLoaded>
        <HandOver onLoaded={resolve} />
      </ClerkLoaded>
      <ClerkFailed>
        <GiveUp onFailed={() => reject(new TypeError('Clerk could not be loaded'))} />
      </ClerkFailed>
    </ClerkProvider>,
  );
  return promise;
}

function HandOver({ onLoaded }: { onLoaded: (clerk: ClerkLike) => void }) {
  const clerk = useClerk();
  useEffect(() => onLoaded(clerk), [clerk, onLoaded]);
  return null;
}

function GiveUp({ onFailed }: { onFailed: () => void }) {
  useEffect(onFailed, [onFailed]);
  return null;
}
