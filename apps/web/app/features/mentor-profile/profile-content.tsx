import type { MentorProfile } from '@abroad/contract/profiles';
import { Suspense, type ReactNode } from 'react';
import { laterDialog, laterPart } from '../errors/later-part.tsx';
import { OwnerBarWaiting } from './owner-bar-waiting.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileStory } from './profile-story.tsx';
import type { ProfileView } from './profile-view.ts';
import type { Editing } from './use-editing.ts';

/** What is the owner's alone; nobody else has to fetch its code. */
const loadParts = () => import('./owner-parts.tsx');
const OwnerBar = laterDialog(async () => ({ default: (await loadParts()).OwnerBar }));
const OwnerPicture = laterDialog(async () => ({ default: (await loadParts()).AvatarButton }));
const OwnerStory = laterPart(async () => ({ default: (await loadParts()).OwnerStory }));

interface Properties {
  mentor: ProfileView;
  /** The profile for its owner; null for everybody else. */
  own: MentorProfile | null;
  /** Whether it may turn out to be the reader's own, so that room is left for what the owner sees. */
  isAwaited?: boolean;
  editing: Editing;
  /** Beside what the mentor tells. */
  aside?: ReactNode;
  /** At the foot of the page. */
  children?: ReactNode;
}

/** Who the mentor is, and what they tell; the owner can change it in its place. */
export function ProfileContent({ mentor, own, isAwaited = false, editing, aside, children }: Properties) {
  const story = <ProfileStory mentor={mentor} />;
  return (
    <main id="main" tabIndex={-1} className="profile">
      {own === null && isAwaited && <OwnerBarWaiting />}
      {own && (
        <Suspense fallback={<OwnerBarWaiting />}>
          <OwnerBar own={own} editing={editing} />
        </Suspense>
      )}
      <ProfileHead mentor={mentor}>
        {own && (
          <Suspense>
            <OwnerPicture compact name={mentor.name} />
          </Suspense>
        )}
      </ProfileHead>
      <div className="wrap profile-layout">
        {own && editing.isOn ? (
          <Suspense fallback={story}>
            <OwnerStory mentor={mentor} own={own} fallback={story} />
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
