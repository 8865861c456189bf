import { escapeHtml } from '@abroad/contract/escape-html';

interface Shared {
  /** The page that the button leads to, with its origin. */
  url: string;
  /** The page that the frame shows, with its origin. */
  embedUrl: string;
  /** The button's label, and the frame's title for screen readers. */
  label: string;
}

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#035343;color:#fff;font:600 16px sans-serif;text-decoration:none';

/**
 * HTML for another site: a link that looks like a button. It needs no script there, so no policy of that site has to allow
 * one.
 */
export const buttonSnippet = ({ url, label }: Shared): string =>
  `<a href="${escapeHtml(url)}" target="_blank" rel="noopener" style="${buttonStyle}">${escapeHtml(label)}</a>`;

/** HTML for another site: the times in a frame. A strict policy of that site needs our origin in its `frame-src`. */
export const calendarSnippet = ({ embedUrl, label }: Shared): string =>
  `<iframe src="${escapeHtml(embedUrl)}" title="${escapeHtml(label)}" width="100%" height="760" style="border:0" loading="lazy"></iframe>`;
