import type { MentorProfile } from '@abroad/contract/profiles';
import { Suspense, type ReactNode } from 'react';
import { laterPart } from '../errors/later-part.tsx';
import type { ProfileView } from './profile-view.ts';

export { AvatarButton } from '../avatar/avatar-button.tsx';
export { OwnerBar } from './owner-bar.tsx';

/** Its fields and pickers are loaded when the owner begins to edit. */
const EditableStory = laterPart(() => import('./editing/editable-story.tsx'));

interface Properties {
  mentor: ProfileView;
  own: MentorProfile;
  fallback: ReactNode;
}

/** The owner's story, to be edited in place. */
export function OwnerStory({ fallback, ...profile }: Properties) {
  return (
    <Suspense fallback={fallback}>
      <EditableStory {...profile} />
    </Suspense>
  );
}
