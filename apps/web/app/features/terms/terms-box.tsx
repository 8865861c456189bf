import { useId } from 'react';
import './terms.css';

interface Properties {
  title: string;
  /** Text of ours, from the API: no visitor's words are in it. */
  html: string;
}

/** Terms to read before agreeing: as high as a few paragraphs, scrolled by wheel, touch or keyboard. */
export function TermsBox({ title, html }: Properties) {
  const id = useId();
  return (
    <div className="terms">
      <h3 id={id}>{title}</h3>
      {/* A region that scrolls has to be reachable by keyboard (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="terms-box prose" tabIndex={0} aria-labelledby={id}>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </section>
    </div>
  );
}
