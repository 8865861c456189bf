/** Without the punctuation of the sentence that it ends. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g;
/** Longer than any word of an address of ours, ids aside. */
const SECRET_FROM = 20;
const isId = (part: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part);
const isSecret = (part: string) => part.length >= SECRET_FROM && !isId(part) && /\d/.test(part);

/**
 * A text whose links lead no one in: ours lose their query, their hash and parts that look like secrets, others all but
 * their host.
 */
export const cutLinks = (text: string, public_url: string): string =>
  text.replaceAll(LINK, (link) => {
    if (!URL.canParse(link)) {
      return '…';
    }
    const { origin, pathname, search, hash } = new URL(link);
    if (origin !== public_url) {
      return `${origin}/…`;
    }
    const path = pathname
      .split('/')
      .map((part) => (isSecret(part) ? '…' : part))
      .join('/');
    return `${origin}${path}${search === '' && hash === '' ? '' : '…'}`;
  });
