import { createHash } from 'node:crypto';
import { escapeHtml } from '@abroad/contract/escape-html';
import { brand } from '@abroad/contract';

/** The product's colours and little else: such a page asks for no other file. */
const STYLE = `
:root { color-scheme: light dark; }
body { box-sizing: border-box; margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem;
  background: light-dark(oklch(0.982 0.007 185), oklch(0.185 0.022 190)); color: light-dark(oklch(0.245 0.035 190), oklch(0.965 0.01 180));
  font: 400 1.0625rem/1.55 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
main { max-width: 32rem; }
p { margin: 0 0 1rem; }
.name { font-weight: 700; color: light-dark(oklch(0.395 0.074 174), oklch(0.805 0.115 170)); }
h1 { margin: 0 0 0.75rem; font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
a { display: inline-block; padding: 0.5rem 0; color: light-dark(oklch(0.395 0.074 174), oklch(0.805 0.115 170)); }
a + a { margin-inline-start: 1.5rem; }
`;

/** The policy of such a page, which allows only its own style. */
export const BARE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page that depends on nothing. @param head what stands in its head besides */
const barePage = (title: string, text: string, head = '') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${head}
<title>${title} · ${escapeHtml(brand())}</title>
<style>${STYLE}</style>
<main>
<p class="name">${escapeHtml(brand())}</p>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Try Again</a> <a href="/">Home</a></p>
</main>
</html>
`;

/** Shown when not even the web's own page for errors can be rendered. It tells nothing. */
export const errorPage = () =>
  barePage('Something went wrong', 'The page could not be shown. It is not your fault; please try again in a moment.');

/** Returns the page for visitors of an overloaded server; it reloads itself. @param retry_after_s seconds until then */
export const busyPage = (retry_after_s: string) =>
  barePage(
    'Many people are here right now',
    'This page tries again by itself in a moment.',
    `\n<meta http-equiv="refresh" content="${retry_after_s}">`,
  );
