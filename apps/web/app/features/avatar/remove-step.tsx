import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { AvatarFailureNote } from './failure-note.tsx';
import { takeFocus } from './take-focus.ts';
import { useRemoveAvatar } from './use-remove-avatar.ts';

interface Properties {
  name: string;
  assetId: string;
  onBack: () => void;
  onDone: () => void;
}

/** Asks before the picture goes, and shows what will stand in its place. */
export function RemoveStep({ name, assetId, onBack, onDone }: Properties) {
  const t = useT();
  const { mutate, isPending, error } = useRemoveAvatar(onDone);
  return (
    <>
      <div className="avatar-choose">
        <Stamp src={null} name={name} size="large" />
        <p>{t('avatar.remove_text')}</p>
      </div>
      {!isPending && <AvatarFailureNote error={error} />}
      <div className="dialog-actions">
        <Button kind="line" onClick={onBack} ref={takeFocus}>
          {t('avatar.remove_keep')}
        </Button>
        <Button kind="danger" loading={isPending && t('avatar.removing')} onClick={() => mutate(assetId)}>
          {t('avatar.remove')}
        </Button>
      </div>
    </>
  );
}
