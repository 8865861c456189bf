import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import type { Theme } from '../../lib/preferences.ts';
import { Segments } from '../../ui/segments.tsx';
import { chooseTheme } from './theme.ts';

export function ThemeSwitch({ initial }: { initial: Theme }) {
  const t = useT();
  const [theme, setTheme] = useState(initial);
  return (
    <Segments
      label={t('layout.theme')}
      value={theme}
      options={[
        { value: 'light', label: t('layout.theme_light') },
        { value: 'dark', label: t('layout.theme_dark') },
        { value: 'system', label: t('layout.theme_system') },
      ]}
      onChange={(chosen) => {
        chooseTheme(chosen);
        setTheme(chosen);
      }}
    />
  );
}
