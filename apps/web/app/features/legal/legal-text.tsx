import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { directionOf } from '../../locales/pick-locale.ts';

/** A text of the operator, from the API: it contains no words of visitors. If it isn't in the reader's language, a line says so. */
export function LegalText({ text: { html, language } }: { text: { html: string; language: string } }) {
  const t = useT();
  const { locale } = useViewer();
  return (
    <>
      {language !== locale && (
        <p className="muted small">
          {t('legal.only_in', {
            language: new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language,
          })}
        </p>
      )}
      <div className="prose" lang={language} dir={directionOf(language)} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
