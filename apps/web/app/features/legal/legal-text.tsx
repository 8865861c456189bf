import { directionOf } from '../../locales/pick-locale.ts';

/** A text of whoever runs the product, from the API: it holds no word of any visitor. */
export function LegalText({ text: { html, language } }: { text: { html: string; language: string } }) {
  return (
    <div className="prose" lang={language} dir={directionOf(language)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
