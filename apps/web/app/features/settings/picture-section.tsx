import { fullName } from '@abroad/contract/full-name';
import type { AuthenticatedUser } from '@abroad/contract';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { AvatarField } from '../avatar/avatar-field.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The picture of the person, whatever profiles they have. */
export function PictureSection({ record }: { record: AuthenticatedUser }) {
  const t = useT();
  return (
    <SettingsSection id="picture" title={t('avatar.title')}>
      <AvatarField name={fullName(record, useLocale())} />
    </SettingsSection>
  );
}
