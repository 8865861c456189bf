import { HIDDEN_MARK } from '@abroad/contract/hidden-mark';
import { Fragment } from 'react';
import './hidden-text.css';

interface Properties {
  text: string;
  /** The label in place of each hidden part. */
  label: string;
}

/** A text as others read it, with a label for each hidden part. */
export function HiddenText({ text, label }: Properties) {
  return text.split(HIDDEN_MARK).map((part, index) => (
    // Parts have no names, and never change their places.
    <Fragment key={`${index}:${part.length}`}>
      {index > 0 && <span className="hidden-part">{label}</span>}
      {part}
    </Fragment>
  ));
}
