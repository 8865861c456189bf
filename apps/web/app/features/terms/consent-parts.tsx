import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { RichParts } from '../../lib/rich-text.tsx';

/** The links in the sentence about the terms that a user accepts by continuing. */
export const consentParts: RichParts = {
  terms: <Link className="link" to={paths.terms()} />,
  privacy: <Link className="link" to={paths.privacy()} />,
};
