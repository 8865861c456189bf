import type { MentorProfile } from '@abroad/contract/profiles';
import { useRef, useState, type ReactNode } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { hasDrafts } from '../../forms/draft-names.ts';
import { StorySection } from '../profile-story.tsx';
import { SectionForm } from './section-form.tsx';
import { sectionDraft, sectionTitles, type SectionName } from './sections.ts';

interface Properties {
  own: MentorProfile;
  userId: string;
  section: SectionName;
  isEmpty: boolean;
  children: ReactNode;
}

/** A part of the profile with the button that puts a form in its place. */
export function EditableSection({ own, userId, section, isEmpty, children }: Properties) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(() => hasDrafts(sectionDraft(section), userId));
  const title = t(sectionTitles[section]);
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isOpen) {
    return (
      <StorySection title={title}>
        <SectionForm own={own} userId={userId} section={section} onClose={close} />
      </StorySection>
    );
  }
  return (
    <StorySection
      title={title}
      action={
        <Button
          ref={button}
          kind="line"
          size="small"
          icon={isEmpty ? 'plus' : 'edit'}
          aria-label={t('mentor.edit_section', { section: title })}
          onClick={() => setIsOpen(true)}
        >
          {t('owner.edit')}
        </Button>
      }
    >
      {isEmpty ? <p className="muted">{t('mentor.nothing')}</p> : children}
    </StorySection>
  );
}
