import type { Message } from '@abroad/contract/threads';
import { Fragment } from 'react';
import { useT } from '../../lib/i18n.tsx';
import '../forms/hidden-text.css';

/** The text of a message. A hidden part is marked, and only its author reads it; visible contact data are links. */
export function MessageText({ parts }: Pick<Message, 'parts'>) {
  const t = useT();
  return parts.map(({ text, hidden, link }, index) =>
    link !== null ? (
      <Fragment key={index}>
        <a
          className="message-link"
          href={link.href}
          rel="nofollow ugc noopener"
          dir="ltr"
          {...(link.href.startsWith('http') && { target: '_blank' })}
        >
          {text}
        </a>
        {link.host !== null && (
          <>
            {' '}
            <bdi className="small">({t('messages.leads_to', { host: link.host })})</bdi>
          </>
        )}
      </Fragment>
    ) : hidden === null ? (
      text
    ) : (
      // Parts have no names, and never change their places.
      <span key={index} className="hidden-part">
        {text ?? t('messages.hidden')}
      </span>
    ),
  );
}
