import { useT, type MessageValues } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Jumps } from '../../ui/jumps.tsx';
import { TextSection } from './text-page.tsx';

export interface Section {
  title: MessageKey;
  intro?: MessageKey;
  items?: readonly MessageKey[];
  end?: MessageKey;
}

interface Properties {
  sections: readonly Section[];
  /** The values for the messages. */
  values?: MessageValues;
}

/** Sections of a text that we wrote: a heading, sentences and a list. */
export function TextSections({ sections, values }: Properties) {
  const t = useT();
  return (
    <>
      {sections.length >= LONG && (
        <Jumps label={t('layout.jumps')} to={sections.map(({ title }) => ({ id: title, title: t(title) }))} />
      )}
      {sections.map(({ title, intro, items, end }) => (
        <TextSection key={title} id={title} title={t(title)}>
          {intro && <p>{t(intro, values)}</p>}
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{t(item, values)}</li>
              ))}
            </ul>
          )}
          {end && <p>{t(end, values)}</p>}
        </TextSection>
      ))}
    </>
  );
}

/** So many sections are several screens of a phone. */
const LONG = 4;
