import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '@abroad/contract/escape-html';

const isSafe = (href: string) => /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(href.trim());

const marked = new Marked({
  gfm: true,
  renderer: {
    // HTML in the text is displayed as text.
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
    image: ({ text }: Tokens.Image) => escapeHtml(text),
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens);
      return isSafe(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
    },
    // The page has its own title, so the headings of the text go one level down.
    heading({ tokens, depth }: Tokens.Heading) {
      const level = Math.min(depth + 1, 6);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
  },
});

/**
 * Markdown (CommonMark with GitHub's tables) as HTML without scripts, styles, images and HTML of its own. Links lead to
 * http, mailto, tel and paths of the site.
 */
export const markdownToHtml = (text: string): string => marked.parse(text, { async: false }).trim();
