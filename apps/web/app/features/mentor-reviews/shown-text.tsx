import { HIDDEN_MARK } from '@abroad/contract/hidden-mark';
import { Fragment } from 'react';
import { useT } from '../../lib/i18n.tsx';

/** A text as others read it, with a label for each part that is hidden. */
export function ShownText({ text }: { text: string }) {
  const t = useT();
  return text.split(HIDDEN_MARK).map((part, index) => (
    // Parts have no names, and never change their places.
    <Fragment key={`${index}:${part.length}`}>
      {index > 0 && <span className="hidden-part">{t('reviews.hidden')}</span>}
      {part}
    </Fragment>
  ));
}
