import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { useAvatar } from './use-avatar.ts';

const AvatarDialog = laterDialog(() => import('./avatar-dialog.tsx'));

interface Properties {
  name: string;
  /** As an icon at the corner of the stamp. */
  compact?: boolean;
}

/** Opens the dialog that changes one's own picture. Its code is loaded on the press. */
export function AvatarButton({ name, compact = false }: Properties) {
  const t = useT();
  const avatar = useAvatar();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const label = t(avatar?.url ? 'avatar.change' : 'avatar.add');
  const start = () => {
    setOpened((times) => times + 1);
    setOpen(true);
  };
  return (
    <>
      {compact ? (
        <IconButton className="stamp-button" icon="camera" label={label} title={label} onClick={start} />
      ) : (
        <Button kind="line" icon="camera" onClick={start}>
          {label}
        </Button>
      )}
      {opened > 0 && (
        <Suspense>
          <AvatarDialog key={opened} name={name} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
