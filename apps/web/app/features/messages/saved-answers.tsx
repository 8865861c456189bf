import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { useSavedAnswers } from './use-saved-answers.ts';

const SavedAnswersDialog = laterDialog(() => import('./saved-answers-dialog.tsx'));

/** The beginning of a text, as long as a line of a menu. */
const lineOf = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length <= 48 ? line : `${line.slice(0, 47).trimEnd()}…`;
};

/** Puts a text that the mentor writes often into the message, and leads to where these texts are changed. */
export function SavedAnswersMenu({ userId, onChoose }: { userId: string; onChoose: (text: string) => void }) {
  const t = useT();
  const [isEditing, setEditing] = useState(false);
  const { data = [] } = useSavedAnswers(userId);
  return (
    <>
      <Menu
        trigger={<IconButton icon="copy" label={t('messages.saved')} />}
        entries={[
          ...data.map((text) => ({ label: lineOf(text), onSelect: () => onChoose(text) })),
          { label: t('messages.saved_edit'), icon: 'edit', onSelect: () => setEditing(true) },
        ]}
      />
      {isEditing && (
        <Suspense>
          <SavedAnswersDialog userId={userId} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
