import type { Message, Thread } from '@abroad/contract/threads';
import type { RefObject } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MessageFiles } from '../files/message-files.tsx';
import { MessageText } from '../files/message-text.tsx';
import { ReportButton } from '../reports/report-button.tsx';

interface LineProperties {
  message: Message;
  other: Thread['other'];
  /** The ref of the message that a search found; null for all others. */
  found: RefObject<HTMLLIElement | null> | null;
}

/** One message: its text, its files, its time, and notes to its reader. */
export function MessageLine({ message, other, found }: LineProperties) {
  const t = useT();
  const format = useFormat();
  const { is_own, text, parts } = message;
  const name = other.first_name;
  const offer = text === null || message.author_role !== 'mentor' ? null : offerIn(text);
  const isPartlyHidden = parts.some(({ hidden }) => hidden !== null);
  return (
    <li
      className={classNames('message', is_own && 'message-own', found !== null && 'message-found')}
      ref={found}
      {...(found !== null && { tabIndex: -1 })}
    >
      {found !== null && <span className="unseen">{t('messages.found')}. </span>}
      <span className="unseen">{is_own ? t('messages.you') : name}: </span>
      {offer !== null ? (
        <div className="message-offer">
          <p className="message-text" dir="auto">
            {offer.words}
          </p>
          <ButtonLink size="small" kind="line" to={offer.to}>
            {t('messages.see_times')}
          </ButtonLink>
        </div>
      ) : (
        text !== '' && (
          <div className="message-bubble">
            {text === null ? (
              <p className="muted">{t('messages.removed')}</p>
            ) : (
              <p className="message-text" dir="auto">
                <MessageText parts={parts} />
              </p>
            )}
          </div>
        )
      )}
      {message.attachments.length > 0 && <MessageFiles files={message.attachments} />}
      {message.files_left_out > 0 && (
        <p className="small muted">{t('attachments.left_out', { count: message.files_left_out })}</p>
      )}
      {message.whole_text !== null && (
        <details className="message-whole small">
          <summary>{t('messages.whole_mail')}</summary>
          <p className="muted" dir="auto">
            {message.whole_text}
          </p>
        </details>
      )}
      <p className="message-facts tiny muted">
        <time dateTime={message.created_at}>{format.time(message.created_at)}</time>
        {message.source === 'mail' && <span>{t('messages.by_mail')}</span>}
        {message.is_held && text !== null && <span>{t('messages.held')}</span>}
        {isPartlyHidden && <span>{t(is_own ? 'messages.partly_hidden' : 'messages.opens_later', { name })}</span>}
        {!is_own && text !== null && !other.is_deleted && (
          <ReportButton of={{ type: 'message', id: message.id, name }} />
        )}
      </p>
      {!is_own &&
        parts.map(
          ({ link }, index) =>
            link?.is_look_alike && (
              // Parts have no names, and never change their places.
              <p key={index} className="message-warning small" role="note">
                <Icon name="warning" />
                {t('messages.look_alike', { host: hostOf(link) })}
              </p>
            ),
        )}
      {!is_own && message.offers_payment_outside && (
        <p className="message-warning small" role="note">
          <Icon name="warning" />
          {t('messages.pays_outside')}
        </p>
      )}
    </li>
  );
}

/** A message whose last line is the address of a service of this site: the words before it, and the page of its times. */
function offerIn(text: string): { words: string; to: string } | null {
  const [, words = '', url = ''] = /^(.+)\n(https?:\/\/\S+)$/su.exec(text) ?? [];
  const address = URL.canParse(url) ? new URL(url) : null;
  const slug =
    address?.origin === location.origin ? /^\/([\w-]+)\/availability$/.exec(address.pathname)?.[1] : undefined;
  const service = address?.searchParams.get('event_type_slug');
  return slug && service ? { words, to: paths.availability(slug, { event_type_slug: service }) } : null;
}

const hostOf = (link: { href: string; host: string | null }): string => link.host ?? new URL(link.href).host;
