import type { MentorProfile } from '@abroad/contract/profiles';
import { lazy, Suspense, type ReactNode } from 'react';
import { OwnerTools } from './owner-tools.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileStory } from './profile-story.tsx';
import type { ProfileView } from './profile-view.ts';
import type { Editing } from './use-editing.ts';

const EditableStory = lazy(() => import('./editing/editable-story.tsx'));

interface Properties {
  mentor: ProfileView;
  /** The profile for its owner; null for everybody else. */
  own: MentorProfile | null;
  editing: Editing;
  /** Beside what the mentor tells. */
  aside?: ReactNode;
  /** At the foot of the page. */
  children?: ReactNode;
}

/** Who the mentor is, and what they tell; the owner can change it in its place. */
export function ProfileContent({ mentor, own, editing, aside, children }: Properties) {
  const story = <ProfileStory mentor={mentor} />;
  return (
    <main id="main" tabIndex={-1} className="profile">
      {own && <OwnerTools own={own} editing={editing} />}
      <ProfileHead mentor={mentor} />
      <div className="wrap profile-layout">
        {own && editing.isOn ? (
          <Suspense fallback={story}>
            <EditableStory mentor={mentor} own={own} />
          </Suspense>
        ) : (
          story
        )}
        {aside}
      </div>
      {children}
    </main>
  );
}
