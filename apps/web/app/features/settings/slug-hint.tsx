import { useT } from '../../lib/i18n.tsx';
import type { SlugState } from './use-slug-check.ts';

interface Properties {
  typed: string;
  present: string;
  state: SlugState;
}

/** Where the link leads, whether a new one is free, and what becomes of the old one. */
export function SlugHint({ typed, present, state }: Properties) {
  const t = useT();
  const address = `${location.host}/${state === 'free' ? typed : present}`;
  return (
    <>
      <span className="own-words">{t('settings.slug_hint', { address })}</span>
      <output>
        {state === 'checking' && ` ${t('settings.slug_checking')}`}
        {state === 'free' && ` ${t('settings.slug_free')} ${t('settings.slug_old', { old: present })}`}
      </output>
    </>
  );
}
