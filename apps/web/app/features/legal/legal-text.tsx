import { directionOf } from '../../locales/pick-locale.ts';

/** A text of the operator, from the API: it contains no words of visitors. */
export function LegalText({ text: { html, language } }: { text: { html: string; language: string } }) {
  return (
    <div className="prose" lang={language} dir={directionOf(language)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
