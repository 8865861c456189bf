import { fullName } from '@abroad/contract/full-name';
import type { Context } from '../../context.ts';
import { storeMail, type KeptMail } from './kept-mail.ts';
import { mailAddress } from '../../core/one-line.ts';
import { searchNewsContent, stopLinkOf, type SearchNews } from './search-news.ts';

/**
 * Writes the mail about somebody's saved searches and keeps it, once for its key, in the transaction
 * (`{ ...context, db: trx }`) that notes who was told of. `sendKept` sends it.
 */
export async function keepSearchNews(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  news: SearchNews,
  deduplication: string,
): Promise<KeptMail | undefined> {
  const { public_url, mail_from } = context.config;
  const { reader } = news;
  // The mail's libraries take a while to load, and the start must not wait for them.
  const { composeMail, oneClick } = await import('./compose.ts');
  const composed = await composeMail(searchNewsContent(news, public_url), {
    sender: mail_from,
    recipient: mailAddress(fullName(reader, reader.language), reader.email),
    headers: oneClick(stopLinkOf(news, public_url)),
  });
  return storeMail(context, { kind: 'saved_searches', deduplication, auth_user_id: reader.user_id }, composed);
}
