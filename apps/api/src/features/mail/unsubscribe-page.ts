import { brand, spokenLanguage } from '@abroad/contract';
import { createHash } from 'node:crypto';
import { escapeHtml } from '@abroad/contract/escape-html';
import { wordsIn } from '../../core/words-in.ts';

const STYLE = `:root{color-scheme:light dark;--ground:#f4fbfa;--card:#fff;--ink:#082624;--pine:#035343;--on:#f5fefc}
@media (prefers-color-scheme:dark){:root{--ground:#0c1716;--card:#13211f;--ink:#eef3ef;--pine:#6fd3bb;--on:#06201b}}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;box-sizing:border-box;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main{max-width:26rem;padding:2rem;border-radius:1rem;background:var(--card)}h1{font-size:1.5rem;line-height:1.2;margin:.5rem 0}p{margin:0 0 1rem}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.75rem;background:var(--pine);color:var(--on);cursor:pointer}
a{color:var(--pine)}:focus-visible{outline:3px solid currentColor;outline-offset:3px}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** No scripts, no images, and only its own form. The URL is a secret, so no referrer is sent. */
export const PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

interface Page {
  title: string;
  text: string;
  /** The label of the button; null once it is done. */
  button: string | null;
  /** The reader's, BCP 47. */
  language: string;
  settings_url: string;
}

/** The page of the link that ends emails; it works without scripts. Its form posts to its own URL. */
export function unsubscribePage({ title, text, button, language, settings_url }: Page): string {
  const t = wordsIn(language);
  const form = button === null ? '' : `<form method="post"><p><button>${escapeHtml(button)}</button></p></form>`;
  return `<!doctype html><html lang="${spokenLanguage(language)}" dir="${t.direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · ${brand()}</title><style>${STYLE}</style>
<main><p>${brand()}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}<p><a href="${escapeHtml(settings_url)}">${t('mail.unsubscribe.settings')}</a></p></main></html>`;
}
