import { directionOf } from '../../locales/pick-locale.ts';
import './terms.css';

interface Properties {
  title: string;
  /** From the API: it contains no text of visitors. */
  text: { html: string; language: string };
  /** Leaves out the title where the page has it already. */
  untitled?: boolean;
}

/** Terms to read before agreeing: as high as a few paragraphs, scrolled by wheel, touch or keyboard. */
export function TermsBox({ title, text: { html, language }, untitled = false }: Properties) {
  return (
    <div className="terms">
      {!untitled && <h3>{title}</h3>}
      {/* A region that scrolls has to be reachable by keyboard (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="terms-box prose" tabIndex={0} aria-label={title}>
        <div lang={language} dir={directionOf(language)} dangerouslySetInnerHTML={{ __html: html }} />
      </section>
    </div>
  );
}
