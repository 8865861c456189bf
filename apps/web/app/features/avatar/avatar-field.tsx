import { useT } from '../../lib/i18n.tsx';
import { pictureSet } from '../../lib/picture-set.ts';
import { Stamp } from '../../ui/stamp.tsx';
import { AvatarButton } from './avatar-button.tsx';
import './avatar.css';
import { useAvatar } from './use-avatar.ts';

/** The own picture in a form, with the button to change it. It is saved separately, at once. */
export function AvatarField({ name }: { name: string }) {
  const t = useT();
  const avatar = useAvatar();
  return (
    <div className="avatar-field">
      <Stamp src={avatar?.url ?? null} srcSet={avatar ? pictureSet(avatar) : null} name={name} />
      <div className="stack">
        <p className="muted small">{t('avatar.hint')}</p>
        <div>
          <AvatarButton name={name} />
        </div>
      </div>
    </div>
  );
}
