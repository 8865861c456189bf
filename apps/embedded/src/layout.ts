import { brand } from './brand.ts';
import { LATIN_FONT_PATHS, STYLES_PATH } from './assets.ts';
import type { Theme } from './theme.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { logo } from './logo.ts';

/** The request's facts for every page. Its language (BCP 47) is English unless it says another. */
export type View = { webOrigin: string; theme: Theme; language?: string };

const directionOf = (language: string) => (language === 'ar' ? 'rtl' : 'ltr');

type Card = { title: string; subtitle?: string; content: Html; below?: Html };

const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 40'%3E%3Cpath d='M7 33C13 -4 35 -4 41 33' fill='none' stroke='%23082624' stroke-width='5'/%3E%3Cpath d='M15.5 25h17' stroke='%23e54316' stroke-width='5'/%3E%3Ccircle cx='7' cy='33' r='5' fill='%23fff' stroke='%23082624' stroke-width='4'/%3E%3Ccircle cx='41' cy='33' r='6.5' fill='%23e54316'/%3E%3C/svg%3E";

/** A page that is one card: centred, with logo, title, an optional subtitle, and optionally a second card below. */
export function cardPage(view: View, { title, subtitle, content, below }: Card): Html {
  const preloads = LATIN_FONT_PATHS.map(
    (path) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}" />`,
  );
  const { language = 'en' } = view;
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}" data-theme="${view.theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${brand()}</title>
        <link rel="icon" href="${favicon}" />
        ${preloads}
        <link rel="stylesheet" href="${STYLES_PATH}" />
      </head>
      <body>
        <main>
          <section class="card">
            <a class="brand" href="${view.webOrigin}/">${logo}<span>${brand()}</span></a>
            <h1>${title}</h1>
            ${subtitle && html`<p class="subtitle">${subtitle}</p>`} ${content}
          </section>
          ${below}
        </main>
      </body>
    </html>`;
}
