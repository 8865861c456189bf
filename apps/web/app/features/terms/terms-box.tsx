import './terms.css';

interface Properties {
  title: string;
  /** Text of ours, from the API, in English: no visitor's words are in it. */
  html: string;
  /** Where the title is said already, it only names the text. */
  untitled?: boolean;
}

/** Terms to read before agreeing: as high as a few paragraphs, scrolled by wheel, touch or keyboard. */
export function TermsBox({ title, html, untitled = false }: Properties) {
  return (
    <div className="terms">
      {!untitled && <h3>{title}</h3>}
      {/* A region that scrolls has to be reachable by keyboard (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="terms-box prose" tabIndex={0} aria-label={title}>
        <div lang="en" dir="ltr" dangerouslySetInnerHTML={{ __html: html }} />
      </section>
    </div>
  );
}
